import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, LinkButton, PageHead, RowsTable } from '#app/ui/index.ts'
import { signDocumentsContract } from '#contract/people/sign-documents.ts'
import { DocumentState } from '../components/document-state.tsx'
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
  const format = useFormat()
  const { firm } = useFirm()
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
            {
              head: t('field.title'),
              href: ({ id }) => signDocumentPath(firm.firmId, id),
              cell: ({ title }) => title,
            },
            {
              head: t('field.employeeId'),
              place: 'detail',
              cell: ({ employeeName }) => employeeName,
            },
            {
              head: t('field.sentAt'),
              place: 'secondDetail',
              tone: 'soft',
              cell: ({ sentAt }) => format.date(format.dateOfInstant(sentAt)),
            },
            {
              head: t('field.dueDate'),
              place: 'figure',
              cell: ({ dueDate }) => dueDate && format.date(dueDate),
            },
            {
              head: t('field.state'),
              place: 'state',
              cell: (document) => <DocumentState of={document} />,
            },
          ]}
        />
      )}
    </>
  )
}

export const meta = headOf
