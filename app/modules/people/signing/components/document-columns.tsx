import { useFormat, useT } from '#app/shell/page-context.tsx'
import type { TableColumn } from '#app/ui/index.ts'
import type { SignDocument } from '#contract/people/sign-documents.ts'
import { DocumentState } from './document-state.tsx'

/** What a list of documents to sign shows of each. */
export function useDocumentColumns(hrefOf: (id: string) => string) {
  const t = useT('signing')
  const format = useFormat()
  return {
    title: {
      head: t('field.title'),
      href: ({ id }) => hrefOf(id),
      cell: ({ title }) => title,
    },
    sentAt: {
      head: t('field.sentAt'),
      place: 'detail',
      tone: 'soft',
      cell: ({ sentAt }) => format.date(format.dateOfInstant(sentAt)),
    },
    dueDate: {
      head: t('field.dueDate'),
      place: 'figure',
      cell: ({ dueDate }) => dueDate && format.date(dueDate),
    },
    state: {
      head: t('field.state'),
      place: 'state',
      cell: (document) => <DocumentState of={document} />,
    },
  } satisfies Record<string, TableColumn<SignDocument>>
}
