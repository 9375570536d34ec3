import { conflictOf, invalidField } from '#contract/core/errors.ts'
import { publishingContract } from '#contract/website/publishing.ts'
import { answer, type HandlerContext, read } from '../../../firm/implement.ts'
import { secretsOf } from '../../../identity/token.ts'
import { getPageRow, notePublished, sitePages } from '../pages/index.ts'
import { addressOfSite, getSiteSettings } from '../site-settings/index.ts'
import { listRedirects, publicationOf, withoutRedirect, withRedirect } from './overview.ts'
import { previewToken } from './preview.ts'
import { publishFirmSite } from './publish-site.ts'
import { scheduleNext } from './schedule-next.ts'

/** A preview is for who is asked to look today. */
const previewMs = 3 * 24 * 3_600_000

function shown({ store, firm }: HandlerContext, pageId: string) {
  return sitePages.show(store.reader, firm, pageId)
}

export const router = answer(publishingContract, {
  get: ({ context: { store, env } }) => publicationOf(store.reader, env),
  publish: ({ context, input: { pageIds } }) => publishFirmSite(context, { publish: pageIds }),
  publishPage: async ({ context, input: { sitePageId } }) => {
    if (getPageRow(context.store.reader, sitePageId).isArchived) throw conflictOf('isArchived')
    await publishFirmSite(context, { publish: [sitePageId] })
    return shown(context, sitePageId)
  },
  unpublishPage: async ({ context, input: { sitePageId } }) => {
    const { publishedRevision } = getPageRow(context.store.reader, sitePageId)
    if (publishedRevision === null) throw conflictOf('sitePageNotLive')
    await publishFirmSite(context, { unpublish: [sitePageId] })
    return shown(context, sitePageId)
  },
  schedulePage: ({ context, input: { sitePageId, publishOn, unpublishOn } }) => {
    const { store, firm } = context
    const isOver = (at: string | null) => at !== null && Date.parse(at) <= firm.now.getTime()
    if (isOver(publishOn)) throw invalidField('publishOn', 'momentOver')
    if (isOver(unpublishOn)) throw invalidField('unpublishOn', 'momentOver')
    if (publishOn !== null && unpublishOn !== null && unpublishOn <= publishOn) {
      throw invalidField('unpublishOn', 'endBeforeStart')
    }
    store.transact(firm, (writer) => {
      const row = getPageRow(writer, sitePageId)
      if (row.isArchived) throw conflictOf('isArchived')
      notePublished(writer, row, { publishAt: publishOn, unpublishAt: unpublishOn })
      writer.audit({ entity: 'sitePage', entityId: row.id, action: 'schedule', title: row.title })
      scheduleNext(writer)
    })
    return shown(context, sitePageId)
  },
  preview: ({ context: { store, firm, env }, input: { sitePageId } }) => {
    const { id, revision } = getPageRow(store.reader, sitePageId)
    const { name } = getSiteSettings(store.reader)
    if (name === '') throw conflictOf('siteWithoutName')
    const expiresAt = new Date(firm.now.getTime() + previewMs).toISOString()
    const [secret = ''] = secretsOf(env)
    const token = previewToken({ pageId: id, revision, expiresAt }, secret)
    return { url: `${addressOfSite(store.reader, env)}/_preview/${token}`, expiresAt }
  },
  listRedirects: read((reader) => listRedirects(reader)),
  addRedirect: async ({ context, input }) => {
    const { store, env } = context
    const redirects = withRedirect(store.reader, env, input)
    await publishFirmSite(context, { redirects: () => redirects })
    return listRedirects(store.reader)
  },
  removeRedirect: async ({ context, input: { source } }) => {
    const redirects = withoutRedirect(context.store.reader, source)
    await publishFirmSite(context, { redirects: () => redirects })
    return listRedirects(context.store.reader)
  },
})
