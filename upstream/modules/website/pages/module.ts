import { defineModule } from '../../../core/hooks.ts'
import { requireLocal } from '../../../core/require-local.ts'
import { router } from './endpoints.ts'
import { sitePages } from './register.ts'
import { SeedPages, seedPages } from './seed-pages.ts'

export const module = defineModule({
  name: 'pages',
  endpoints: router,
  /** For measuring, so only where nobody works. */
  internal: {
    'seed-pages': (input, { store, firm, env }) => {
      requireLocal(env)
      const wanted = SeedPages.parse(input)
      store.transact(firm, (writer) => seedPages(writer, firm, wanted))
    },
  },
  recordKinds: sitePages.recordKinds,
  /** Pages that show a file as they are written now. */
  siteMediaUses: ({ sql }, mediaId) =>
    sql
      .exec<{ pageId: string; title: string }>(
        `select id as pageId, title from site_pages
         where is_archived = 0 and (picture_id = ?1 or blocks like '%' || ?1 || '%')
         order by title limit 50`,
        mediaId,
      )
      .toArray(),
})
