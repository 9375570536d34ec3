import { z } from 'zod'
import { Id, Language } from '#contract/core/fields.ts'
import type { Block } from '#contract/website/blocks.ts'
import { SitePageInput } from '#contract/website/site-pages.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { writePage } from './page-markdown.ts'
import { sitePages } from './register.ts'

/** Pages to be made, each in all the languages named, numbered from one on; at most a thousand. */
export const SeedPages = z.object({
  languages: z.array(Language).min(1),
  first: z.number().int().min(1),
  count: z.number().int().min(1).max(1_000),
  /** The page that each one's text leads to. */
  homeGroupId: z.union([z.literal(''), Id]),
})

const words =
  'Our bread is baked every morning with flour from the mill next door, water from the well and time. '

/** Makes drafts of pages for measuring with, one in five a post, each about 3,000 letters long. */
export function seedPages(
  writer: Writer,
  firm: FirmContext,
  { languages, first, count, homeGroupId }: z.infer<typeof SeedPages>,
): void {
  for (let at = first; at < first + count; at++) {
    const number = String(at).padStart(4, '0')
    let groupId = ''
    for (const language of languages) {
      const input = SitePageInput.parse({
        kind: at % 5 === 4 ? 'post' : 'page',
        language,
        title: `Page ${number} ${language}`,
        groupId,
        text: writePage(blocksOf(at, language, homeGroupId)),
        tags: [`tag ${at % 7}`],
      })
      groupId = sitePages.create(writer, firm, input).groupId ?? ''
    }
  }
}

function blocksOf(at: number, language: Language, homeGroupId: string): Block[] {
  const more = homeGroupId === '' ? '' : ` See [the home page](<page:${homeGroupId}>).`
  const paragraph = `${words.repeat(4).trim()}${more}`
  return [
    {
      type: 'text',
      key: 'long',
      text: [`## Part ${at} ${language}`, ...Array.from({ length: 5 }, () => paragraph)].join(
        '\n\n',
      ),
    },
    {
      type: 'questions',
      key: 'questions',
      heading: 'Questions',
      questions: [
        { question: 'Is there bread on Sundays?', answer: `Yes, until noon, on page ${at} too.` },
        { question: 'Do you deliver?', answer: 'In the **city**.' },
      ],
    },
    {
      type: 'quote',
      key: 'praise',
      text: `Bread number ${at}.`,
      name: 'Anna',
      role: '',
      picture: null,
    },
    { type: 'openingHours', key: 'hours', heading: 'Hours', placeId: '' },
  ]
}
