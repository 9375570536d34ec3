import { Parser } from 'saxen'

type Open = (name: string, attributes: Record<string, string>) => void

/** Walks an XML text. saxen resolves no entity but the five of XML, and reads no DOCTYPE. */
export function walkXml(
  xml: string,
  onOpen: Open,
  onClose: (name: string) => void = () => {},
  onText: (text: string) => void = () => {},
): void {
  const parser = new Parser()
  parser.on('openTag', (name, getAttributes, decode) => {
    const attributes = Object.entries(getAttributes()).map(([key, value]) => [key, decode(value)])
    onOpen(localName(name), Object.fromEntries(attributes))
  })
  parser.on('closeTag', (name) => onClose(localName(name)))
  parser.on('text', (text, decode) => onText(decode(text)))
  parser.on('cdata', (text) => onText(text))
  parser.on('error', (error) => {
    throw error
  })
  parser.parse(xml)
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
