import type { HandlerContext } from './firm/implement.ts'

/** Has a file saved and never shown in place, under its own name (RFC 6266, RFC 8187). */
export function asDownload({ resHeaders }: HandlerContext, file: File): File {
  const plain = file.name.normalize('NFKD').replace(/[^\w.()@+ -]/g, '_')
  const whole = encodeURIComponent(file.name).replace(/['()*]/g, percent)
  resHeaders?.set(
    'content-disposition',
    `attachment; filename="${plain}"; filename*=UTF-8''${whole}`,
  )
  return file
}

function percent(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16).toUpperCase()}`
}
