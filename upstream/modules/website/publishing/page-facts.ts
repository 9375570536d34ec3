import {
  allBlocks,
  compileText,
  firmData,
  postData,
  questionsData,
  shortened,
  trailData,
} from '../pages/views.ts'
import type { Frame } from './page-frame.ts'
import { hrefOf, postsPath } from './paths.ts'
import type { LivePage, Site } from './site.ts'

/** What lists and feeds say of a page: its excerpt, else its first words. */
export function summaryOf({ excerpt, blocks }: LivePage): string {
  if (excerpt !== '') return excerpt
  const first = allBlocks(blocks).find(({ type }) => type === 'text')
  return first?.type === 'text' ? shortened(compileText(first.text).plain, 200) : ''
}

/** What search engines are told of a page, as objects of schema.org. */
export function factsOf(frame: Frame, page: LivePage, url: string, picture: string): object[] {
  return [
    ...(page.groupId === frame.site.homeGroupId ? [firmOf(frame)] : []),
    ...(page.kind === 'post' ? [postOf(frame, page, url, picture)] : []),
    ...questionsOf(page),
    ...trailOf(frame, page, url),
  ]
}

function firmOf({ site, data, around }: Frame): object {
  const logo = site.logo ? data.picture(site.logo.mediaId, 'original') : undefined
  return firmData({
    ...site.firm,
    id: firmId(site),
    url: `${site.origin}${around.home.href}`,
    logo: logo ? `${site.origin}${logo.src}` : '',
    hours: data.hours('') ?? null,
  })
}

function firmId({ origin }: Site): string {
  return `${origin}#firm`
}

function postOf({ site, language }: Frame, page: LivePage, url: string, picture: string): object {
  return postData({
    title: page.title,
    description: summaryOf(page),
    url,
    language,
    publishedAt: page.publishedAt,
    updatedAt: page.updatedAt,
    author: page.author,
    picture: picture === '' ? '' : `${site.origin}${picture}`,
    firmId: firmId(site),
  })
}

/** From the home page to a page that stands below others, or to a post. */
function trailOf(frame: Frame, page: LivePage, url: string): object[] {
  const { site, language, links, words } = frame
  const own = (groupId: string) =>
    links.membersOf(groupId).find((each) => each.language === language)
  const above: { name: string; url: string }[] = []
  const seen = new Set<string>()
  for (let parent = own(page.parentGroupId); parent && !seen.has(parent.groupId); ) {
    seen.add(parent.groupId)
    above.unshift({ name: parent.title, url: `${site.origin}${hrefOf(parent.path)}` })
    parent = own(parent.parentGroupId)
  }
  if (page.kind === 'post') {
    above.unshift({ name: words.posts, url: `${site.origin}${postsPath(site, language)}` })
  }
  if (above.length === 0) return []
  const home = { name: words.home, url: `${site.origin}${frame.around.home.href}` }
  return [trailData([home, ...above, { name: page.title, url }])]
}

function questionsOf({ blocks }: LivePage): object[] {
  const questions = allBlocks(blocks).flatMap((block) =>
    block.type === 'questions' ? block.questions : [],
  )
  return questions.length === 0 ? [] : [questionsData(questions)]
}
