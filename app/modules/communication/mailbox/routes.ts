import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

const folder = 'modules/communication/mailbox/routes'

export const routes: PageRoute[] = firmRoutes([
  { path: 'mail', needs: 'mail:view', file: `${folder}/inbox.tsx` },
  { path: 'mail/read', needs: 'mail:view', file: `${folder}/read-newest.ts` },
  { path: 'mail/threads/:mailThreadId', needs: 'mail:view', file: `${folder}/thread.tsx` },
  { path: 'mail/mails/:mailId/body', needs: 'mail:view', file: `${folder}/mail-body.ts` },
  { path: 'mail/mails/:mailId/raw', needs: 'mail:view', file: `${folder}/mail-raw.ts` },
  { path: 'mail/files/:mailFileId', needs: 'mail:view', file: `${folder}/mail-file.ts` },
  { path: 'mail/keep', needs: 'mail:edit', file: `${folder}/draft-keep.ts` },
  { path: 'mail/compose', needs: 'mail:edit', takesFiles: true, file: `${folder}/compose.tsx` },
  {
    path: 'mail/drafts/:mailDraftId',
    needs: 'mail:edit',
    takesFiles: true,
    file: `${folder}/draft.tsx`,
  },
  {
    path: 'mail/settings',
    needs: 'mail:edit',
    takesFiles: true,
    file: `${folder}/mail-settings.tsx`,
  },
])
