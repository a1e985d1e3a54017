// HTML with which people have tried to attack articles. Both cleaners are tested with all of it.

export const HOSTILE: readonly string[] = [
  "<script>hit()</script>",
  "<p>a<script src=//evil.example/x.js></script>b</p>",
  "<SCRIPT>hit()</SCRIPT>",
  "<scr<script>ipt>hit()</scr</script>ipt>",
  "<img src=x onerror=hit()>",
  "<img src=x OnErRoR='hit()'>",
  "<img/src=x/onerror=hit()>",
  '<p onclick="hit()" onmouseover="hit()">a</p>',
  '<a href="javascript:hit()">a</a>',
  '<a href="JaVaScRiPt:hit()">a</a>',
  '<a href=" \u0001javascript:hit()">a</a>',
  '<a href="java\tscript:hit()">a</a>',
  '<a href="java&#10;script:hit()">a</a>',
  '<a href="&#106;avascript&colon;hit()">a</a>',
  '<a href="vbscript:hit()">a</a>',
  '<a href="data:text/html,<script>hit()</script>">a</a>',
  '<img src="data:image/svg+xml,<svg onload=hit()>">',
  '<img src="javascript:hit()">',
  "<svg onload=hit()><circle /></svg>",
  "<svg><script>hit()</script></svg>",
  '<svg><a xlink:href="javascript:hit()"><text>a</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror="hit()"></style></mglyph></table></mtext></math>',
  "<iframe srcdoc='<script>parent.hit()</script>'></iframe>",
  '<iframe src="javascript:parent.hit()"></iframe>',
  '<object data="javascript:hit()"></object>',
  '<embed src="javascript:hit()">',
  '<form action="javascript:hit()"><button>a</button></form>',
  "<style>@import '//evil.example/x.css';</style>",
  '<p style="background:url(javascript:hit())">a</p>',
  '<noscript><p title="</noscript><img src=x onerror=hit()>"></noscript>',
  '<template><img src=x onerror="hit()"></template>',
  "<textarea></textarea><img src=x onerror=hit()>",
  "<xmp><img src=x onerror=hit()></xmp>",
  "<!--><img src=x onerror=hit()>-->",
  "<![CDATA[<img src=x onerror=hit()>]]>",
  '<video><source onerror="hit()"></video>',
  "<details open ontoggle=hit()>a</details>",
  '<blockquote cite="javascript:hit()">a</blockquote>',
  '<meta http-equiv="refresh" content="0;url=javascript:hit()">',
  '<base href="//evil.example/">',
  '<link rel="stylesheet" href="//evil.example/x.css">',
  "<input autofocus onfocus=hit()>",
  '<p id="boot" onpointerenter=hit()>a</p>',
  "&lt;script&gt;hit()&lt;/script&gt;",
  "&lt;img src=x onerror=hit()&gt;",
  '&lt;a href="javascript:hit()"&gt;a&lt;/a&gt;',
];

/**
 * Content that must never be in cleaned HTML, whatever the input: a handler inside a tag, a running scheme, a running
 * tag.
 */
export const UNSAFE =
  /<[^>]*\son[a-z]+\s*=|<[^>]*(?:href|src|cite|action|data)\s*=\s*["']?\s*(?:javascript|vbscript|data):|<\/?(?:script|style|iframe|object|embed|svg|math|form|template|meta|base|link|input|noscript)\b|<[^>]*\sstyle\s*=/i;

/** An ordinary article comes through with its words and its shape. */
export const ORDINARY =
  '<h2 id="mot">Một</h2><p>Đêm <em>rất</em> dài &amp; <a href="/blogs">yên</a>.</p><img src="https://a.vn/b.png" alt="Trăng">';
