import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, LinkButton, PageHead, RowsTable } from '#app/ui/index.ts'
import { signDocumentsContract } from '#contract/people/sign-documents.ts'
import { useDocumentColumns } from '../components/document-columns.tsx'
import { signDocumentPath, signDocumentsPath } from '../paths.ts'

/** Documents that were put before people, what is open first. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, documents] = await Promise.all([
    getVisit(args),
    call(signDocumentsContract.list, { firmId: firm.firmId }),
  ])
  return { head: pageMeta(args, { title: t('signing')('list.title') }), documents }
}

export default function SignDocumentsRoute() {
  const { documents } = useLoaderData<typeof loader>()
  const t = useT('signing')
  const { firm } = useFirm()
  const column = useDocumentColumns((id) => signDocumentPath(firm.firmId, id))
  return (
    <>
      <PageHead
        title={t('list.title')}
        sentence={t('list.sentence')}
        actions={
          <LinkButton kind="primary" href={`${signDocumentsPath(firm.firmId)}/new`} icon="plus">
            {t('new.title')}
          </LinkButton>
        }
      />
      {documents.length === 0 ? (
        <Empty title={t('list.none')}>{t('list.noneWords')}</Empty>
      ) : (
        <RowsTable
          caption={t('list.title')}
          isStacked
          rows={documents}
          keyOf={({ id }) => id}
          columns={[
            column.title,
            {
              head: t('field.employeeId'),
              place: 'detail',
              cell: ({ employeeName }) => employeeName,
            },
            { ...column.sentAt, place: 'secondDetail' },
            column.dueDate,
            column.state,
          ]}
        />
      )}
    </>
  )
}

export const meta = headOf
