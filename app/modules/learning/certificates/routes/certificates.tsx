import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, PageHead } from '#app/ui/index.ts'
import { certificatesContract } from '#contract/learning/certificates.ts'
import { CertificateTable } from '../components/certificate-table.tsx'
import { certificatePath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { rows } = await call(certificatesContract.list, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('certificates')('list.title') }), rows }
}

export default function CertificatesRoute() {
  const { rows } = useLoaderData<typeof loader>()
  const t = useT('certificates')
  const { firm } = useFirm()
  return (
    <>
      <PageHead title={t('list.title')} sentence={t('list.sentence')} />
      {rows.length === 0 ? (
        <Empty title={t('list.none')}>{t('list.noneWords')}</Empty>
      ) : (
        <CertificateTable
          rows={rows}
          caption={t('list.title')}
          hrefOf={({ id }) => certificatePath(firm.firmId, id)}
          hasLearner
        />
      )}
    </>
  )
}

export const meta = headOf
