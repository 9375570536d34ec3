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

/** Changes one thing of a file made of tags: a text, an attribute or a part of it. */
export function mutateMarkup(xml: string, random: () => number): string {
  const pick = <Item>(all: readonly Item[]) => all[Math.floor(random() * all.length)]
  const put = (found: RegExpMatchArray | undefined, text: string) =>
    found?.index === undefined
      ? xml
      : xml.slice(0, found.index) + text + xml.slice(found.index + found[0].length)
  const leaves = () => [...xml.matchAll(/(?<=>)[^<>]+(?=<)/g)]
  const parts = () => [...xml.matchAll(/<([\w:]+)(?:\s[^<>]*)?>[^<>]*<\/\1>/g)]
  const groups = () => [...xml.matchAll(/<(\w+:[A-Z]\w+)>(?:(?!<\1>)[\s\S])*?<\/\1>/g)]
  switch (Math.floor(random() * 8)) {
    case 0:
    case 1:
      return put(pick(leaves()), pick(values) ?? '')
    case 2:
      return put(pick(parts()), '')
    case 3: {
      const part = pick(parts())
      return put(part, `${part?.[0]}${part?.[0]}`)
    }
    case 4:
      return put(pick(groups()), '')
    case 5: {
      const group = pick(groups())
      return put(group, `${group?.[0]}${group?.[0]}`)
    }
    case 6:
      return put(pick([...xml.matchAll(/(?<=\s\w+=")[^"<>]*(?=")/g)]), pick(values) ?? '')
    default: {
      // One text where another stood.
      const other = pick(leaves())?.[0]
      return put(pick(leaves()), other ?? '')
    }
  }
}

/** Changes one byte, or cuts the file, or puts a part of it in twice. */
export function mutateBytes(bytes: Uint8Array, random: () => number): Uint8Array<ArrayBuffer> {
  const at = Math.floor(random() * bytes.length)
  const length = Math.floor(random() * 400)
  switch (Math.floor(random() * 4)) {
    case 0:
      return bytes.slice(0, at)
    case 1:
      return joined(bytes.slice(0, at), bytes.slice(at + length))
    case 2:
      return joined(bytes.slice(0, at + length), bytes.slice(at))
    default: {
      const changed = bytes.slice()
      changed[at] = Math.floor(random() * 256)
      return changed
    }
  }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(one.length + other.length)
  all.set(one)
  all.set(other, one.length)
  return all
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
