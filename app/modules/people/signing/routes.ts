import { firmRoutes } from '#app/shell/firm-routes.ts'

const folder = 'modules/people/signing/routes'
const hr = 'employee:private'
const own = 'employee:own'

export const routes = firmRoutes([
  { path: 'sign-documents', file: `${folder}/list.tsx`, needs: hr },
  { path: 'sign-documents/new', file: `${folder}/new.tsx`, needs: hr },
  { path: 'sign-documents/:signDocumentId', file: `${folder}/detail.tsx`, needs: hr },
  { path: 'sign-documents/:signDocumentId/file', file: `${folder}/file.ts`, needs: hr },
  { path: 'sign-documents/:signDocumentId/signed', file: `${folder}/signed.ts`, needs: hr },
  { path: 'my-documents', file: `${folder}/own.tsx`, needs: own },
  { path: 'my-documents/:signDocumentId', file: `${folder}/own-detail.tsx`, needs: own },
  { path: 'my-documents/:signDocumentId/file', file: `${folder}/own-file.ts`, needs: own },
  { path: 'my-documents/:signDocumentId/signed', file: `${folder}/own-signed.ts`, needs: own },
])
