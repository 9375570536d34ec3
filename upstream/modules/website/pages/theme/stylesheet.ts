import type { ThemeChoice } from '#contract/website/theme-choice.ts'
import type { Palette, Theme } from './theme.ts'

const fonts: Record<ThemeChoice['font'], string> = {
  system: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  serif: '"Iowan Old Style", "Palatino Linotype", Palatino, "Noto Serif", Georgia, serif',
  rounded: 'ui-rounded, "Hiragino Maru Gothic ProN", Quicksand, Nunito, system-ui, sans-serif',
  mono: 'ui-monospace, "Cascadia Code", "DejaVu Sans Mono", Menlo, Consolas, monospace',
}

const corners: Record<ThemeChoice['corners'], string> = {
  square: '0',
  soft: '0.375rem',
  round: '1rem',
}

/**
 * The stylesheet of a site: the colours of its theme as custom properties, and the rules of all blocks.
 * It loads nothing: fonts are those of the visitor's system.
 */
export function stylesheet(theme: Theme): string {
  const { choice, light, dark } = theme
  const first = choice.looks === 'dark' ? dark : light
  const other =
    choice.looks === 'both'
      ? `@media (prefers-color-scheme: dark) {\n:root {\n${properties(dark)}}\n}\n`
      : ''
  const scheme = choice.looks === 'both' ? 'light dark' : choice.looks
  return `:root {\ncolor-scheme: ${scheme};\n--font: ${fonts[choice.font]};\n--corner: ${corners[choice.corners]};\n${properties(first)}}\n${other}${rules}`
}

function properties(palette: Palette): string {
  return Object.entries(palette)
    .map(
      ([token, colour]) =>
        `--${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${colour};\n`,
    )
    .join('')
}

const rules = `*, ::before, ::after { box-sizing: border-box; }
html { font-family: var(--font); line-height: 1.6; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 1rem; }
body { margin: 0; background: var(--background); color: var(--text); overflow-wrap: break-word; }
h1, h2, h3, h4, h5, h6 { line-height: 1.2; margin: 1.5em 0 0.5em; text-wrap: balance; }
h1 { font-size: clamp(1.75rem, 1.3rem + 2.2vw, 2.75rem); margin-top: 0; }
h2 { font-size: clamp(1.375rem, 1.2rem + 0.9vw, 1.75rem); }
h3 { font-size: 1.25rem; }
h4, h5, h6 { font-size: 1.0625rem; }
p, ul, ol, blockquote, pre, figure, table, details { margin: 0 0 1rem; }
a { color: var(--link); text-underline-offset: 0.15em; }
a:hover { text-decoration-thickness: 0.125em; }
:focus-visible { outline: 0.1875rem solid var(--focus); outline-offset: 0.125rem; }
img { display: block; max-width: 100%; height: auto; border-radius: var(--corner); }
hr { border: 0; border-top: 1px solid var(--line); margin: 2rem 0; }
blockquote { margin-inline: 0; padding-inline-start: 1rem; border-inline-start: 0.25rem solid var(--accent); }
pre, code { font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: 0.9375em; }
pre { overflow-x: auto; padding: 1rem; background: var(--surface); border-radius: var(--corner); }
table { border-collapse: collapse; }
th, td { padding: 0.5rem 0.75rem; text-align: start; vertical-align: top; border-bottom: 1px solid var(--line); }
caption { text-align: start; font-weight: 600; padding-block: 0.5rem; }
.center { text-align: center; }
.end { text-align: end; font-variant-numeric: tabular-nums; }
.table { overflow-x: auto; }
figcaption, .note, .meta, .about, .description, .unit, .role { color: var(--muted); font-size: 0.9375rem; }
.skip { position: absolute; inset-inline-start: -999rem; }
.skip:focus { inset-inline-start: 1rem; top: 1rem; z-index: 1; padding: 0.5rem 1rem; background: var(--background); }
.trap { position: absolute; inset-inline-start: -999rem; width: 1px; height: 1px; overflow: hidden; }
.site-head, .site-foot, main { max-width: 76rem; margin-inline: auto; padding: 1rem; }
.site-head { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: center; }
.site-head .home { font-weight: 700; font-size: 1.125rem; text-decoration: none; color: var(--text); }
.site-head .home img { max-height: 3rem; width: auto; border-radius: 0; }
nav ul { list-style: none; display: flex; flex-wrap: wrap; gap: 0.25rem 0.5rem; margin: 0; padding: 0; }
nav ul ul { display: block; padding-inline-start: 0.75rem; }
nav a { display: inline-block; padding: 0.375rem 0.5rem; min-height: 1.5rem; }
nav [aria-current="page"] { font-weight: 700; text-decoration-thickness: 0.125em; }
.languages { margin-inline-start: auto; }
.site-foot { border-top: 1px solid var(--line); margin-top: 3rem; color: var(--muted); }
main > *, .block { max-width: 42rem; margin-inline: auto; }
.block { margin-block: 0 1.5rem; }
.block.gallery, .block.columns, .block.picture:has(.width-wide) { max-width: 72rem; }
.columns { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); }
.columns .block { max-width: none; }
.tiles { list-style: none; padding: 0; display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr)); }
.tiles figure { margin: 0; }
.prices { list-style: none; padding: 0; }
.prices > li { padding-block: 0.75rem; border-bottom: 1px solid var(--line); display: flow-root; }
.prices img { float: inline-end; width: 6rem; margin-inline-start: 1rem; }
.offer { margin: 0; }
.offer .name { font-weight: 600; }
.offer .price { font-variant-numeric: tabular-nums; white-space: nowrap; }
.offer .price::before { content: "\\2002"; }
.description { margin: 0.25rem 0 0; }
.posts, .downloads, .dates { list-style: none; padding: 0; }
.posts > li { margin-block-end: 2rem; }
.posts h2 { margin: 0; }
details { border-bottom: 1px solid var(--line); }
summary { cursor: pointer; padding-block: 0.75rem; font-weight: 600; }
address { font-style: normal; }
.links a { margin-inline-end: 1rem; }
button, .button { display: inline-block; font: inherit; font-weight: 600; padding: 0.625rem 1.125rem; min-height: 2.75rem; border: 0; border-radius: var(--corner); background: var(--accent); color: var(--on-accent); text-decoration: none; cursor: pointer; }
button:hover, .button:hover { text-decoration: underline; }
.field label { display: block; font-weight: 600; }
.field .required { font-weight: 400; color: var(--muted); }
input, textarea, select { font: inherit; color: var(--text); background: var(--surface); border: 1px solid var(--border); border-radius: var(--corner); padding: 0.5rem 0.75rem; max-width: 100%; }
.field input, .field textarea { width: 100%; min-height: 2.75rem; }
.consent { display: flex; gap: 0.75rem; align-items: start; }
.consent input { flex: none; width: 1.5rem; height: 1.5rem; margin: 0; accent-color: var(--accent); }
.error { color: var(--error); }
.notice { padding: 1rem; border-inline-start: 0.25rem solid var(--accent); background: var(--surface); }
.notice p, .notice ul { margin: 0; }
.products { grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); }
main:has(> .shop, > .product) > * { max-width: 74rem; }
.shop-top { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; justify-content: space-between; align-items: baseline; margin-block-end: 1rem; }
.shop-top p { margin: 0 0 0 auto; }
.shop-top nav a { padding-inline: 0.875rem; border: 1px solid var(--line); border-radius: 999px; text-decoration: none; }
.shop-top nav [aria-current="page"] { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
.cards { list-style: none; padding: 0; display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); }
.cards > li { display: flex; flex-direction: column; padding: 0.875rem; border: 1px solid var(--line); border-radius: var(--corner); }
.shot { display: grid; place-items: center; aspect-ratio: 4 / 3; margin-block-end: 0.75rem; border-radius: var(--corner); background: var(--surface); background: color-mix(in srgb, var(--accent) 10%, var(--surface)); color: var(--muted); text-decoration: none; font-size: 3rem; font-weight: 600; overflow: hidden; }
.shot img { width: 100%; height: 100%; object-fit: cover; }
.cards h2 { margin: 0; font-size: 1.0625rem; }
.cards h2 a { color: var(--text); text-decoration: none; }
.cards h2 a:hover { text-decoration: underline; }
.cards .price { margin: auto 0 0; padding-block-start: 0.5rem; font-size: 1.125rem; font-weight: 700; font-variant-numeric: tabular-nums; }
.cards .buy, .cards .sold-out { margin: 0.75rem 0 0; }
.cards .buy > * { width: 100%; text-align: center; }
.sold-out { color: var(--muted); }
.product .offer .price { font-size: 1.5rem; font-weight: 700; }
.product .offer .price::before { content: none; }
.product img { width: 100%; max-height: 34rem; object-fit: contain; background: var(--surface); }
.product .shot { margin: 0; font-size: 6rem; }
@media (min-width: 48rem) { .product { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); gap: 2.5rem; align-items: start; } }
@media (max-width: 40rem) { .cards { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0.75rem; } .cards > li { padding: 0.625rem; } .cards .description { display: none; } }
.cart { width: 100%; }
.cart td, .cart th { vertical-align: baseline; }
.cart input { width: 5rem; }
.cart tfoot th { font-weight: 400; }
@media (max-width: 40rem) {
.cart, .cart tbody, .cart tfoot { display: block; }
.cart thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.cart tr { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.25rem 0.75rem; padding-block: 0.5rem; border-bottom: 1px solid var(--line); }
.cart th, .cart td { padding: 0; border: 0; overflow-wrap: anywhere; }
.cart tbody th { flex: 0 0 100%; }
.cart tfoot th { flex: 1; }
.cart td:nth-of-type(2)::before { content: "\\d7  "; }
.cart td:last-child { margin-inline-start: auto; }
}
.order .field input, .code input { width: auto; }
button.plain { background: none; color: var(--link); padding-inline: 0.5rem; font-weight: 400; text-decoration: underline; }
fieldset { border: 1px solid var(--line); border-radius: var(--corner); margin: 0 0 1rem; padding: 0.5rem 1rem; }
legend { font-weight: 600; padding-inline: 0.25rem; }
.field select, .field textarea { width: 100%; min-height: 2.75rem; }
dt { font-weight: 600; }
dd { margin: 0 0 0.75rem; }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
@media print { .site-head nav, .site-foot nav, .skip, form { display: none; } body { background: #fff; color: #000; } }
`
