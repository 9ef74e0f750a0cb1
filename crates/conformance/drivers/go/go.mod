module drivers

go 1.19
