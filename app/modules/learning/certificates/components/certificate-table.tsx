import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, Table } from '#app/ui/index.ts'
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
    <Table caption={caption} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('field.course')}</HeadCell>
          {hasLearner && <HeadCell>{t('field.learner')}</HeadCell>}
          <HeadCell>{t('field.number')}</HeadCell>
          <HeadCell>{t('field.issued')}</HeadCell>
          <HeadCell>{t('field.valid')}</HeadCell>
          <HeadCell>{t('field.state')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((certificate) => (
          <tr key={certificate.id}>
            <NameCell href={hrefOf(certificate)}>{certificate.courseTitle}</NameCell>
            {hasLearner && <Cell place="detail">{certificate.learnerName}</Cell>}
            <Cell place={hasLearner ? undefined : 'detail'}>{certificate.number}</Cell>
            <Cell>{date(certificate.issuedDate)}</Cell>
            <Cell place="secondDetail">
              {certificate.validThroughDate
                ? date(certificate.validThroughDate)
                : t('field.always')}
            </Cell>
            <Cell place="state">
              <StateOf state={certificate.state} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
