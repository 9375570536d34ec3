import { escapeMarkup } from '#contract/core/escape-markup.ts'

/**
 * A tag of a page as React writes them: attributes in double quotes, `<` never in a text. No page of
 * others is read by this.
 */
export class Tag {
  /** Between its tags, of a `textarea`. */
  content: { from: number; to: number; text: string } | undefined

  constructor(
    readonly name: string,
    readonly isEnd: boolean,
    /** Where it begins and ends in the page. */
    readonly from: number,
    readonly to: number,
    private readonly attributes: ReadonlyMap<string, string>,
  ) {}

  has(attribute: string): boolean {
    return this.attributes.has(attribute)
  }

  get(attribute: string): string | undefined {
    return this.attributes.get(attribute)
  }

  with(attribute: string, value: string): Tag {
    return this.of(new Map([...this.attributes, [attribute, value]]))
  }

  without(attribute: string): Tag {
    return this.of(new Map([...this.attributes].filter(([name]) => name !== attribute)))
  }

  get text(): string {
    const attributes = [...this.attributes].map(
      ([name, value]) => ` ${name}="${escapeMarkup(value)}"`,
    )
    return `<${this.name}${attributes.join('')}>`
  }

  private of(attributes: ReadonlyMap<string, string>): Tag {
    return new Tag(this.name, this.isEnd, this.from, this.to, attributes)
  }
}

const wanted =
  /<(\/?)(form|input|textarea|select|option|button|details|dialog|template|script|style)\b((?:[^"'>]|"[^"]*"|'[^']*')*)>/g
const attribute = /([^\s"'=/]+)(?:="([^"]*)")?/g
/** What stands in them is not on the page. */
const apart = ['template', 'script', 'style']

/** The tags of a page's forms and folds, in their order. */
export function readTags(html: string): Tag[] {
  const tags: Tag[] = []
  wanted.lastIndex = 0
  for (let found = wanted.exec(html); found; found = wanted.exec(html)) {
    const [whole, slash, name = '', rest = ''] = found
    const to = found.index + whole.length
    if (apart.includes(name)) {
      const end = slash ? -1 : html.indexOf(`</${name}>`, to)
      if (end >= 0) wanted.lastIndex = end
      continue
    }
    const tag = new Tag(name, slash !== '', found.index, to, attributesOf(rest))
    tags.push(tag)
    if (name !== 'textarea' || tag.isEnd) continue
    const end = html.indexOf('</textarea>', to)
    // The first line's end is written by React, and is none of the text.
    tag.content = { from: to, to: end, text: unescaped(html.slice(to, end)).replace(/^\n/, '') }
    wanted.lastIndex = end
  }
  return tags
}

function attributesOf(text: string): Map<string, string> {
  const found = [...text.matchAll(attribute)]
  return new Map(found.map(([, name = '', value = '']) => [name.toLowerCase(), unescaped(value)]))
}

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
}

function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => signs[name] ?? '')
}
