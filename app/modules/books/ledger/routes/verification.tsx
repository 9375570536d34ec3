import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Button, SheetPad, Stack, text } from '#app/ui/index.ts'
import { LedgerHead } from '../components/ledger-head.tsx'
import { VerificationResult } from '../components/verification-result.tsx'
import { belowFirm, verificationPath } from '../paths.ts'
import { verifyJournal } from '../verify-journal.server.ts'

/** Sequence of the entry after which to verify; absent, nothing is verified yet. */
const Query = z.object({ from: z.coerce.number().int().min(0).optional() })

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { t } = await getVisit(args)
  const { from } = readListQuery(Query, args.request)
  const result = from === undefined ? null : await verifyJournal(access, from)
  return { head: pageMeta(args, { title: t('ledger')('tab.verification') }), result }
}

export default function VerificationRoute() {
  const { result } = useLoaderData<typeof loader>()
  const t = useT('ledger')
  const { firm } = useFirm()
  const next = result?.next ?? null
  return (
    <>
      <LedgerHead current="verification" />
      <SheetPad>
        <Stack gap="s4">
          <p>{t('verify.words')}</p>
          {result && <VerificationResult result={result} />}
          <form action={verificationPath(firm.firmId)}>
            <input type="hidden" name="from" value={next ?? 0} />
            <Button kind="primary" icon="shield-check">
              {t(next === null ? 'verify.start' : 'verify.continue')}
            </Button>
          </form>
          <p>
            <a className={text.link} href={belowFirm(firm.firmId, 'ledger/proofs')}>
              {t('verify.proofs')}
            </a>
          </p>
        </Stack>
      </SheetPad>
    </>
  )
}

export const meta = headOf
