import type { Email } from 'postal-mime'

const maxHead = 64_000
const maxBody = 20_000
const maxFrom = 1_000

/** The head of a mail that no parser can take apart, and the beginning of what follows as its words. */
export function headersByHand(raw: Uint8Array): Email {
  const start = new TextDecoder('latin1').decode(raw.subarray(0, maxHead)).replace(/\r\n?/g, '\n')
  const end = start.indexOf('\n\n')
  const head = (end < 0 ? start : start.slice(0, end)).replace(/\n[ \t]+/g, ' ')
  const headers = head.split('\n').flatMap((line) => {
    const [, name, value] = /^([!-9;-~]{1,100}):[ \t]*(.*)$/.exec(line) ?? []
    return name === undefined
      ? []
      : [{ key: name.toLowerCase(), originalKey: name, value: value ?? '' }]
  })
  const value = (name: string) => headers.find(({ key }) => key === name)?.value ?? ''
  return {
    headers,
    headerLines: [],
    from: personIn(value('from').slice(0, maxFrom)),
    subject: value('subject'),
    messageId: value('message-id'),
    references: value('references'),
    inReplyTo: value('in-reply-to'),
    date: value('date'),
    text: end < 0 ? '' : start.slice(end + 2, end + 2 + maxBody),
    attachments: [],
  }
}

/** The last word with an @ in it is the address, what stands before it the name. */
function personIn(from: string): { name: string; address: string } {
  const words = from.split(/[\s<>"]/).filter((word) => word !== '')
  const at = words.findLastIndex((word) => word.indexOf('@') > 0 && !word.endsWith('@'))
  return { name: words.slice(0, Math.max(at, 0)).join(' '), address: words[at] ?? '' }
}
