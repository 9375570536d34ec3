/** Numbers from 0 to 1 that follow from a seed (mulberry32): the same each time. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const values = [
  ...['', '0', '-1', '+100.00', '.5', '100.', '1e3', '1,50', 'abc', '999999999999999', '-0.00'],
  ...[
    '100.005',
    'NaN',
    '0x10',
    '2026-02-30',
    '2026-11-10+01:00',
    'EUR',
    'XXX',
    '381',
    'true',
    '0.001',
  ],
]

/** Changes one thing of a file made of tags: a text is another, or a part is gone, twice there or emptied. */
export function mutateMarkup(xml: string, random: () => number): string {
  const pick = <Item>(all: readonly Item[]) => all[Math.floor(random() * all.length)]
  const kind = Math.floor(random() * 5)
  if (kind < 2) {
    const leaf = pick([...xml.matchAll(/>([^<>]+)</g)])
    if (!leaf) return xml
    const at = leaf.index + 1
    return xml.slice(0, at) + (pick(values) ?? '') + xml.slice(at + (leaf[1] ?? '').length)
  }
  const part = pick([...xml.matchAll(/<([\w:]+)(?:\s[^<>]*)?>[^<>]*<\/\1>/g)])
  if (!part) return xml
  const [before, after] = [xml.slice(0, part.index), xml.slice(part.index + part[0].length)]
  if (kind === 2) return before + after
  if (kind === 3) return before + part[0] + part[0] + after
  const group = pick([...xml.matchAll(/<([\w]+:[A-Z]\w+)>(?:(?!<\1>)[\s\S])*?<\/\1>/g)])
  return group ? xml.replace(group[0], '') : xml
}

/** Changes one thing of a file of lines: a line is gone, twice there or cut, or a sign is another. */
export function mutateLines(text: string, random: () => number): string {
  const rows = text.split('\n')
  const at = Math.floor(random() * rows.length)
  const row = rows[at] ?? ''
  const cut = Math.floor(random() * (row.length + 1))
  const signs = [';', ',', '"', '0', '9', '-', '.', ' ', '?', '/', ':', 'A', '<', '\u00e4']
  const sign = signs[Math.floor(random() * signs.length)] ?? ''
  switch (Math.floor(random() * 5)) {
    case 0:
      rows.splice(at, 1)
      break
    case 1:
      rows.splice(at, 0, row)
      break
    case 2:
      rows[at] = row.slice(0, cut)
      break
    case 3:
      rows[at] = row.slice(0, cut) + sign + row.slice(cut)
      break
    default:
      rows[at] = row.slice(0, cut) + sign + row.slice(cut + 1)
  }
  return rows.join('\n')
}
