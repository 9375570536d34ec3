import type { XmlElement } from './read-tree.ts'

type Maybe = XmlElement | undefined

/** The elements at a path such as `Item/Name`, of whatever many parents. */
export function findAll(from: Maybe, path: string): XmlElement[] {
  let found = from ? [from] : []
  for (const name of path.split('/')) {
    found = found.flatMap(({ children }) => children.filter((child) => child.name === name))
  }
  return found
}

/** The first element at a path. */
export function find(from: Maybe, path: string): Maybe {
  return findAll(from, path)[0]
}

/** The trimmed text of an element; empty where there is none. */
export function textOf(element: Maybe): string {
  if (element === undefined) return ''
  element.isRead = true
  return element.text.trim()
}

/** The trimmed text of the first element at a path. */
export function text(from: Maybe, path: string): string {
  return textOf(find(from, path))
}

/** The texts of all elements at a path, each on lines of its own. */
export function textsOf(from: Maybe, path: string): string {
  return findAll(from, path).map(textOf).filter(Boolean).join('\n')
}

/** The text of the first child that `accepts`, at a path. */
export function textWhere(
  from: Maybe,
  path: string,
  accepts: (element: XmlElement) => boolean,
): string {
  return textOf(findAll(from, path).find(accepts))
}

/** A leaf whose text nobody asked for: `path` is from the root, as `Invoice/UBLVersionID`. */
export type UnreadText = { path: string; text: string }

/** What the file says beyond what was read. */
export function unreadTexts(root: XmlElement): UnreadText[] {
  const found: UnreadText[] = []
  const walk = (element: XmlElement, path: string) => {
    const content = element.text.trim()
    if (!element.isRead && content !== '' && !isTaxScheme(element) && !isNoCopy(element)) {
      found.push({ path, text: content })
    }
    for (const child of element.children) walk(child, `${path}/${child.name}`)
  }
  walk(root, root.name)
  return found
}

/** Where UBL and CII say that it is the original: nothing that anybody must know. */
function isNoCopy({ name, text }: XmlElement): boolean {
  return name === 'CopyIndicator' && text.trim() === 'false'
}

/** Where UBL and CII say that a tax is VAT: each group says so, and no term holds it. */
function isTaxScheme({ name, text }: XmlElement): boolean {
  return text.trim() === 'VAT' && (name === 'ID' || name === 'TypeCode')
}

/** A file that an element holds as base64; null where there is none. */
export function fileOf(element: Maybe) {
  if (element === undefined) return null
  const { mimeCode = '', filename = '' } = element.attributes
  return { type: mimeCode, name: filename, content: textOf(element).replace(/\s+/g, '') }
}
