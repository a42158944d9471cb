-- The same in Markdown: the fence is longer than any that is in the text.
-- only: debug
-- debug: --format markdown
-- answer: no
-- answer: no
-- answer: no
main = putStrLn (render "```\n# <script>alert(1)</script>" "\27[31m\8238 `````")

render a b = a <&> ("</code></pre><img src=x onerror='alert(2)'>" ++ b)

a <&> b = a ++ "&lt;" ++ b ++ "\0\7\"'`\t"
-- expected session:
-- | # The fault is in \<\&\>
-- |
-- | ```text
-- | The fault is in <&>, hostile_markdown.hs:11:1
-- |     a <&> b = a ++ "&lt;" ++ b ++ "\0\7\"'`\t"
-- | ```
-- |
-- | ### What it rests on
-- |
-- | ``````text
-- |   1. main = {prints "```\n# <script>alert(1)</script>&lt;</code></pre><img src=x onerror='alert(2)'>\ESC[31m\8238 `````\NUL\a\"'`\t\n"}  wrong
-- |   2. render "```\n# <script>alert(1)</script>" "\ESC[31m\8238 `````" = "```\n# <script>alert(1)</script>&lt;</code></pre><img src=x onerror='alert(2)'>\ESC[31m\8238 `````\NUL\a\"'`\t"  wrong
-- |   3. "```\n# <script>alert(1)</script>" <&> "</code></pre><img src=x onerror='alert(2)'>\ESC[31m\8238 `````" = "```\n# <script>alert(1)</script>&lt;</code></pre><img src=x onerror='alert(2)'>\ESC[31m\8238 `````\NUL\a\"'`\t"  wrong
-- | ``````
-- |
-- | ## Questions and answers
-- |
-- | ``````text
-- | 1. main = {prints "```\n# <script>alert(1)</script>&lt;</code></pre><img src=x onerror='alert(2)'>\ESC[31m\8238 `````\NUL\a\"'`\t\n"} ? no
-- | 2. render "```\n# <script>alert(1)</script>" "\ESC[31m\8238 `````" = "```\n# <script>alert(1)</script>&lt;</code></pre><img src=x onerror='alert(2)'>\ESC[31m\8238 `````\NUL\a\"'`\t" ? no
-- | 3. "```\n# <script>alert(1)</script>" <&> "</code></pre><img src=x onerror='alert(2)'>\ESC[31m\8238 `````" = "```\n# <script>alert(1)</script>&lt;</code></pre><img src=x onerror='alert(2)'>\ESC[31m\8238 `````\NUL\a\"'`\t" ? no
-- | ``````
-- |
-- | Strategy top-down, order outermost.
