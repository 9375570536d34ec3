import { Parser } from 'saxen'
import { decodeAttributes, decodeReferences } from '../../core/xml/decode-references.ts'
import { splitName } from '../../core/xml/namespaces.ts'
import { tightMarkup } from '../../core/xml/scan-markup.ts'

type Open = (name: string, attributes: Record<string, string>) => void

/** What is done with an element that opens and closes, and with text in between. */
export type WalkXml = [
  onOpen: Open,
  onClose?: (name: string) => void,
  onText?: (text: string) => void,
]

/** No file that people exchange is deeper; each level costs more than the last. */
const maxDepth = 60

/**
 * Walks an XML text; a part that a file may lack is empty. saxen resolves no entity but the five of XML, and reads no DOCTYPE.
 * @throws Error for what is no XML, or deeper than a file is
 */
export function walkXml(xml: string, ...on: WalkXml): void {
  if (xml === '') return
  const [onOpen, onClose = () => {}, onText = () => {}] = on
  const parser = new Parser()
  let depth = 0
  parser.on('openTag', (name, getAttributes) => {
    depth += 1
    if (depth > maxDepth) throw new Error('Too deep')
    onOpen(splitName(name).name, decodeAttributes(getAttributes()))
  })
  parser.on('closeTag', (name) => {
    depth -= 1
    onClose(splitName(name).name)
  })
  parser.on('text', (text) => onText(decodeReferences(text)))
  parser.on('cdata', (text) => onText(text))
  parser.on('error', (error) => {
    throw error
  })
  parser.parse(tightMarkup(xml))
}
