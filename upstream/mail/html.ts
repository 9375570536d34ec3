import type { Language } from '#contract/core/fields.ts'
import { escapeAttribute } from '../core/xml/escape-xml.ts'
import { readableOnWhite } from './readable-color.ts'
import type { Attachment } from './rendered-mail.ts'

/** Whose mail it is: what stands above and below its words. */
export type Brand = {
  name: string
  logo?: Pick<Attachment, 'type' | 'bytes'>
  /** `#rrggbb`, of the bar above the mail; links take it as dark as it must be to be read. */
  color?: string
}

/** The logo's name within a mail. */
export const logoId = 'logo@firmament'

const ink = '#1d2733'
const soft = '#5b6673'
const rule = '#d9dee4'

/**
 * The HTML of a mail, made of its text so that both say the same: an empty line begins a paragraph,
 * an address becomes a link. Nothing is fetched when it is opened; a logo comes along with the mail.
 */
export function htmlOf(
  text: string,
  { brand, subject, language }: { brand: Brand; subject: string; language: Language },
): string {
  const linkColor = readableOnWhite(brand.color ?? '')
  const paragraphs = text
    .trim()
    .split(/\r?\n\s*\r?\n/)
    .map(
      (part) =>
        `<p style="margin:0 0 16px">${linked(part, linkColor).replace(/\r?\n/g, '<br>')}</p>`,
    )
  const name = escapeAttribute(brand.name)
  const bar = /^#[0-9a-f]{6}$/.test(brand.color ?? '') ? `border-top:6px solid ${brand.color};` : ''
  const head = brand.logo
    ? `<img src="cid:${logoId}" alt="${name}" style="max-width:220px;max-height:64px;border:0">`
    : `<strong style="font-size:18px">${name}</strong>`
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">',
    `<title>${escapeAttribute(subject)}</title></head>`,
    `<body style="margin:0;background:#ffffff;color:${ink};font:16px/1.5 Arial,sans-serif">`,
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"',
    ' style="max-width:600px"><tr>',
    `<td style="${bar}padding:24px 24px 16px;border-bottom:1px solid ${rule}">${head}</td></tr>`,
    `<tr><td style="padding:24px">${paragraphs.join('')}</td></tr>`,
    `<tr><td style="padding:16px 24px;border-top:1px solid ${rule};color:${soft};font-size:13px">`,
    `${name}</td></tr></table></td></tr></table></body></html>`,
  ].join('\n')
}

function linked(text: string, linkColor: string): string {
  const parts = text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/)
  return parts
    .map((part, at) => {
      const shown = escapeAttribute(part)
      return at % 2 === 1 ? `<a href="${shown}" style="color:${linkColor}">${shown}</a>` : shown
    })
    .join('')
}
