import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, PageHead, RowsTable } from '#app/ui/index.ts'
import { ownSignDocumentsContract } from '#contract/people/sign-documents.ts'
import { useDocumentColumns } from '../components/document-columns.tsx'
import { ownDocumentPath } from '../paths.ts'

/** What whoever asks is to sign, and has signed. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, documents] = await Promise.all([
    getVisit(args),
    call(ownSignDocumentsContract.list, { firmId: firm.firmId }),
  ])
  return { head: pageMeta(args, { title: t('signing')('own.title') }), documents }
}

export default function OwnDocumentsRoute() {
  const { documents } = useLoaderData<typeof loader>()
  const t = useT('signing')
  const { firm } = useFirm()
  const column = useDocumentColumns((id) => ownDocumentPath(firm.firmId, id))
  return (
    <>
      <PageHead title={t('own.title')} sentence={t('own.sentence')} />
      {documents.length === 0 ? (
        <Empty title={t('own.none')}>{t('own.noneWords')}</Empty>
      ) : (
        <RowsTable
          caption={t('own.title')}
          isStacked
          rows={documents}
          keyOf={({ id }) => id}
          columns={[column.title, column.sentAt, column.dueDate, column.state]}
        />
      )}
    </>
  )
}

export const meta = headOf
