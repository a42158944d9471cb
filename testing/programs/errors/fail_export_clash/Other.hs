module Other where

size = 3
