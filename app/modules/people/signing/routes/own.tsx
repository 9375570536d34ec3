import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, PageHead, RowsTable } from '#app/ui/index.ts'
import { ownSignDocumentsContract } from '#contract/people/sign-documents.ts'
import { DocumentState } from '../components/document-state.tsx'
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
  const format = useFormat()
  const { firm } = useFirm()
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
          columns={[
            {
              head: t('field.title'),
              href: ({ id }) => ownDocumentPath(firm.firmId, id),
              cell: ({ title }) => title,
            },
            {
              head: t('field.sentAt'),
              place: 'detail',
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
