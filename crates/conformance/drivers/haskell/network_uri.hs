-- network-uri: isURI, "Test if string contains a valid URI (an absolute URI with optional fragment
-- identifier)", and its like.

{-# LANGUAGE CPP, OverloadedStrings #-}

module Main (main) where

import Data.Aeson
import Data.Aeson.Key (fromText)
import Data.Aeson.Types (parseMaybe)
import qualified Data.ByteString.Char8 as B
import Data.Char (isAscii, ord)
import Data.Text (Text)
import qualified Data.Text as T
import qualified Data.Text.Lazy as TL
import qualified Data.Text.Lazy.Encoding as TL
import Network.URI
import System.IO
import Text.Printf (printf)

data Answer = Result Value | Refused Text | Unsupported Text

operate :: Text -> (Text -> String) -> Text -> Answer
operate "check" input production =
  case lookup production checks of
    Just isValid -> Result (object ["valid" .= isValid (input "text")])
    Nothing -> Unsupported "no such production"
operate "split" input _ = maybe (Refused "parseURIReference") (Result . split) (parseURIReference (input "text"))
operate "resolve" input _ =
  case (parseURI (input "base"), parseURIReference (input "reference")) of
    (Just base, Just reference) -> text (uriToString id (reference `relativeTo` base) "")
    _ -> Refused "parseURI or parseURIReference"
operate "normalize" input _ =
  case input "level" of
    -- normalizeCase leaves the host as it is: "authority case normalization is not performed".
    "percent" -> text (normalizeEscape (input "text"))
    "path" -> text (normalizePathSegments (input "text"))
    _ -> Unsupported "there are functions for percent-encodings and path segments"
operate _ _ _ = Unsupported "no such operation"

checks :: [(Text, String -> Bool)]
checks =
  [ ("URI", isURI), ("URI-reference", isURIReference), ("relative-ref", isRelativeReference)
  , ("absolute-URI", isAbsoluteURI), ("IPv6address", isIPv6address), ("IPv4address", isIPv4address) ]

text :: String -> Answer
text it = Result (object ["text" .= it])

-- The components have their delimiters.
split :: URI -> Value
split uri = object
  [ "scheme" .= before (uriScheme uri), "userinfo" .= (it >>= before . uriUserInfo)
  , "host" .= fmap uriRegName it, "port" .= (it >>= after . uriPort)
  , "path" .= uriPath uri, "query" .= after (uriQuery uri), "fragment" .= after (uriFragment uri) ]
  where
    it = uriAuthority uri
    before part = if null part then Nothing else Just (init part)
    after part = if null part then Nothing else Just (tail part)

main :: IO ()
main = do
  hSetBuffering stdout LineBuffering
  _ <- B.getLine
  write greeting
  loop
  where
    loop = do
      end <- isEOF
      if end then pure () else B.getLine >>= maybe (pure ()) respond . decodeStrict >> loop
    respond request = maybe (pure ()) write (parseMaybe answer request)
    answer = withObject "request" $ \request -> do
      number <- request .: "seq"
      name <- request .: "operation"
      members <- request .: "input"
      production <- request .:? "production" .!= ""
      let input name' = maybe "" T.unpack (parseMaybe (.: fromText name') members)
      pure . object $ ("seq" .= (number :: Value)) : case operate name input production of
        Result value -> ["result" .= value]
        Refused reason -> ["error" .= reason]
        Unsupported reason -> ["unsupported" .= reason]

greeting :: Value
greeting = object
  [ "name" .= ("network-uri" :: Text), "version" .= (VERSION_network_uri :: Text), "language" .= ("Haskell" :: Text)
  , "source" .= ("https://hackage.haskell.org/package/network-uri" :: Text), "claims" .= rfc3986
  , "operations" .= (["check", "split", "resolve", "normalize"] :: [Text]), "call" .= ("parseURIReference text" :: Text)
  , "documents" .= object [name .= rfc3986 | name <- ["check", "split", "resolve", "normalize"]]
  , "productions" .= map fst checks
  , "note" .= ("\"Test if string contains a valid URI (an absolute URI with optional fragment identifier)\"" :: Text) ]
  where rfc3986 = ["RFC 3986"] :: [Text]

write :: Value -> IO ()
write = putStrLn . concatMap escape . TL.unpack . TL.decodeUtf8 . encode
  where
    escape c | isAscii c = [c]
             | ord c < 0x10000 = printf "\\u%04x" (ord c)
             | otherwise = let (high, low) = (ord c - 0x10000) `divMod` 0x400
                           in printf "\\u%04x\\u%04x" (0xd800 + high) (0xdc00 + low)
