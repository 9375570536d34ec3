// @ts-check

/**
 * @typedef {object} Card
 * @property {string} language
 * @property {string} title Escaped, as the page has it.
 * @property {string} line Below it, escaped as well.
 * @property {string} styles The product's, for its colours and fonts.
 * @property {string} mark
 * @property {string} sky
 */

/**
 * The page that becomes a picture of 1200 by 630.
 * @param {Card} card
 */
export function cardHtml({ language, title, line, styles, mark, sky }) {
  return `<!doctype html>
<html lang="${language}" data-theme="light">
<head>${styles}<style>${css(title)}</style></head>
<body>
  <div class="card">
    <div class="sky">${sky}</div>
    <p class="name">${mark} Firmament</p>
    <h1>${title}</h1>
    <p class="line">${line}</p>
  </div>
</body>
</html>`
}

/** @param {string} title */
function css(title) {
  const size = title.length > 60 ? 58 : title.length > 32 ? 72 : 88
  return `
    html, body { margin: 0; background: #0c3092 }
    .card { position: relative; display: flex; flex-direction: column; overflow: hidden;
      box-sizing: border-box; width: 1200px; height: 630px; padding: 64px 72px 60px;
      color: #fff; background: #0c3092 }
    .card > * { position: relative; margin: 0 }
    .sky { position: absolute !important; left: 130px; top: 24px; width: 1600px; height: 800px }
    .sky svg { position: absolute; inset: 0; width: 100%; height: 100% }
    .sky svg:first-child g > path { display: none } /* hairlines weigh more than all the words */
    .name { display: flex; align-items: center; gap: 18px;
      font: 500 44px Wordmark, Piazzolla, serif }
    .name svg { width: 58px; height: 58px }
    .name svg path:first-child { fill: #fff }
    h1 { margin-block: auto 26px !important; max-width: 1000px; text-wrap: balance;
      font: 500 ${size}px/1.04 Piazzolla, 'Piazzolla fallback', serif;
      letter-spacing: -.02em; word-spacing: .04em; color: #fff }
    .line { font: 400 30px/1.3 Golos, 'Golos fallback', sans-serif; color: #dbe3f8 }
  `
}
