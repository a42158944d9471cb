module System.Info (os, arch, compilerName) where

os, arch, compilerName :: String
os = "linux"
arch = "x86_64"
compilerName = "inquest"
