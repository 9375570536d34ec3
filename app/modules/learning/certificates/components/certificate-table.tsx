import { useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable } from '#app/ui/index.ts'
import type { Certificate } from '#contract/learning/certificates.ts'
import { StateOf } from './certificate-state.tsx'

type CertificateTableProps = {
  rows: readonly Certificate[]
  caption: string
  hrefOf(certificate: Certificate): string
  hasLearner: boolean
}

/** Certificates, the newest first. */
export function CertificateTable({ rows, caption, hrefOf, hasLearner }: CertificateTableProps) {
  const t = useT('certificates')
  const { date } = useFormat()
  return (
    <RowsTable
      caption={caption}
      isStacked
      rows={rows}
      keyOf={(certificate) => certificate.id}
      columns={[
        {
          head: t('field.course'),
          href: (certificate) => hrefOf(certificate),
          cell: (certificate) => certificate.courseTitle,
        },
        hasLearner && {
          head: t('field.learner'),
          place: 'detail',
          cell: (certificate) => certificate.learnerName,
        },
        {
          head: t('field.number'),
          place: hasLearner ? undefined : 'detail',
          cell: (certificate) => certificate.number,
        },
        { head: t('field.issued'), cell: (certificate) => date(certificate.issuedDate) },
        {
          head: t('field.valid'),
          place: 'secondDetail',
          cell: (certificate) =>
            certificate.lastDate ? date(certificate.lastDate) : t('field.always'),
        },
        {
          head: t('field.state'),
          place: 'state',
          cell: (certificate) => <StateOf state={certificate.state} />,
        },
      ]}
    />
  )
}
