import { walkXml } from '../../../register/import/walk-xml.ts'

/** An element of an XML text; names are without their prefixes. */
export class XmlNode {
  readonly children: XmlNode[] = []
  text = ''

  constructor(
    readonly name: string,
    readonly attributes: Record<string, string> = {},
  ) {}

  /** The first child of a name. */
  find(name: string): XmlNode | undefined {
    return this.children.find((child) => child.name === name)
  }

  /** The children of a name. */
  all(name: string): XmlNode[] {
    return this.children.filter((child) => child.name === name)
  }

  /** The text at a path such as `Acct/Id/IBAN`; empty where there is none. */
  at(path: string): string {
    let node: XmlNode | undefined = this
    for (const name of path.split('/')) node = node?.find(name)
    return node?.text.trim() ?? ''
  }
}

/** Reads an XML text into its root's element. It is whole when every element was closed. */
export function readTree(xml: string): { root: XmlNode; isWhole: boolean } {
  const top = new XmlNode('')
  const open = [top]
  let isWhole = true
  try {
    walkXml(
      xml,
      (name, attributes) => {
        const node = new XmlNode(name, attributes)
        open.at(-1)?.children.push(node)
        open.push(node)
      },
      () => {
        open.pop()
      },
      (text) => {
        const node = open.at(-1)
        if (node) node.text += text
      },
    )
  } catch {
    isWhole = false
  }
  const [root = top] = top.children
  return { root, isWhole: isWhole && open.length === 1 && top.children.length === 1 }
}
