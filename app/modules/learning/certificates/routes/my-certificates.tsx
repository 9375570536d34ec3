import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Band, Empty, PageHead, SheetPad } from '#app/ui/index.ts'
import { certificatesContract } from '#contract/learning/certificates.ts'
import { type MyGate, trainingGatesContract } from '#contract/learning/training-gates.ts'
import { CertificateTable } from '../components/certificate-table.tsx'
import { myCertificatesPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const inFirm = { firmId: firm.firmId }
  const [{ rows }, { gates }] = await Promise.all([
    call(certificatesContract.listMine, inFirm),
    call(trainingGatesContract.listMine, inFirm),
  ])
  return { head: pageMeta(args, { title: t('certificates')('mine.title') }), rows, gates }
}

export default function MyCertificatesRoute() {
  const { rows, gates } = useLoaderData<typeof loader>()
  const t = useT('certificates')
  const { firm } = useFirm()
  return (
    <>
      <PageHead title={t('mine.title')} sentence={t('mine.sentence')} />
      {gates.map((gate) => (
        <SheetPad key={gate.act}>
          <GateBand gate={gate} />
        </SheetPad>
      ))}
      {rows.length === 0 ? (
        <Empty title={t('mine.none')}>{t('mine.noneWords')}</Empty>
      ) : (
        <CertificateTable
          rows={rows}
          caption={t('mine.title')}
          hrefOf={({ id }) => `${myCertificatesPath(firm.firmId)}/${id}/pdf`}
          hasLearner={false}
        />
      )}
    </>
  )
}

/** What somebody may do by a certificate, and until when. */
function GateBand({ gate }: { gate: MyGate }) {
  const t = useT('certificates')
  const { dateTime } = useFormat()
  const { act, courseTitle, isOpen, why, until } = gate
  const isSoon = why === 'expiresSoon' || why === 'grace' || why === 'introduction'
  return (
    <Band
      tone={isOpen ? (isSoon ? 'warn' : 'ok') : 'bad'}
      title={t(`act.${act}`, { course: courseTitle })}
    >
      {t(`why.${why}`)}
      {until !== null && ` · ${t('gate.until', { at: dateTime(until) })}`}
    </Band>
  )
}

export const meta = headOf
