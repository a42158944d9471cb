-- H2010 2.6: all escapes of characters.
module Main where

main :: IO ()
main = do
  print ['a', ' ', '"', '\'', '\\', '\a', '\b', '\f', '\n', '\r', '\t', '\v']
  print ['\NUL', '\SOH', '\STX', '\ETX', '\EOT', '\ENQ', '\ACK', '\BEL', '\BS', '\HT', '\LF', '\VT', '\FF', '\CR', '\SO', '\SI']
  print ['\DLE', '\DC1', '\DC2', '\DC3', '\DC4', '\NAK', '\SYN', '\ETB', '\CAN', '\EM', '\SUB', '\ESC', '\FS', '\GS', '\RS', '\US', '\SP', '\DEL']
  print ['\^@', '\^A', '\^Z', '\^[', '\^\', '\^]', '\^^', '\^_']
  print ['\65', '\x41', '\o101', '\1114111', '\x10FFFF']
  print (map fromEnum ['\NUL', '\DEL', '\200', '\x3bb', '\1114111'])
  mapM_ print ['a', '\'', '"', '\\', '\n', '\DEL', '\200', '\x3bb']

-- expected stdout:
-- | "a \"'\\\a\b\f\n\r\t\v"
-- | "\NUL\SOH\STX\ETX\EOT\ENQ\ACK\a\b\t\n\v\f\r\SO\SI"
-- | "\DLE\DC1\DC2\DC3\DC4\NAK\SYN\ETB\CAN\EM\SUB\ESC\FS\GS\RS\US \DEL"
-- | "\NUL\SOH\SUB\ESC\FS\GS\RS\US"
-- | "AAA\1114111\1114111"
-- | [0,127,200,955,1114111]
-- | 'a'
-- | '\''
-- | '"'
-- | '\\'
-- | '\n'
-- | '\DEL'
-- | '\200'
-- | '\955'
