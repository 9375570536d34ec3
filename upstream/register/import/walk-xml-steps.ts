import { type WalkXml, walkXml } from './walk-xml.ts'

/** Shorter ones are walked in one go, in some milliseconds. */
const longText = 100_000
/** Of those that cannot be cut. */
const maxWhole = 2_000_000
const atOnce = 200

/**
 * As `walkXml`, a few hundred elements of a name at a time (see `inSteps`): what stands around them
 * first, then they. One that has comments or sections of its own rules among them is walked in one go.
 * @param repeated what a long text is long of, without prefix: the rows of a sheet
 * @throws Error for what is no XML, deeper than a file is, or too long for one go
 */
export function* walkXmlSteps(
  xml: string,
  repeated: string,
  ...on: WalkXml
): Generator<undefined, void> {
  const cut = xml.length < longText ? undefined : cutAt(xml, repeated)
  if (!cut) {
    if (xml.length > maxWhole) throw new Error('Too long for one go')
    walkXml(xml, ...on)
    return
  }
  walkXml(cut.around, ...on)
  for (const part of cut.parts) {
    yield
    walkXml(`<part>${part}</part>`, ...on)
  }
}

function cutAt(xml: string, repeated: string): { around: string; parts: string[] } | undefined {
  const from = xml.search(new RegExp(`<(?:[\\w.-]+:)?${repeated}[\\s/>]`))
  const closing = new RegExp(`</(?:[\\w.-]+:)?${repeated}\\s*>`, 'g')
  closing.lastIndex = Math.max(from, 0)
  const parts: string[] = []
  let last = from
  let count = 0
  let end = from
  for (let found = closing.exec(xml); found; found = closing.exec(xml)) {
    end = closing.lastIndex
    count += 1
    if (count % atOnce > 0) continue
    parts.push(xml.slice(last, end))
    last = end
  }
  if (from < 0 || count === 0) return undefined
  if (end > last) parts.push(xml.slice(last, end))
  const inner = xml.indexOf('<!', from)
  return inner >= 0 ? undefined : { around: xml.slice(0, from) + xml.slice(end), parts }
}
