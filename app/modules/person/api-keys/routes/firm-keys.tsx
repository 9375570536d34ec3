import { useLoaderData } from '@remix-run/react'
import { SettingsHead } from '#app/modules/firm/firms/index.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { LinkButton } from '#app/ui/index.ts'
import { apiKeysContract } from '#contract/person/api-keys.ts'
import { KeyTable } from '../components/key-table.tsx'
import { revokeKey } from '../key-actions.server.ts'
import { newKeyPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { rows } = await call(apiKeysContract.list, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('api-keys')('list.title') }), rows }
}

export async function action(args: Args) {
  const { firm } = await requireFirm(args)
  return revokeKey(args, firm.firmId)
}

export default function FirmKeysRoute() {
  const { rows } = useLoaderData<typeof loader>()
  const t = useT('api-keys')
  const { firm } = useFirm()
  return (
    <>
      <SettingsHead
        sentence={t('list.ofFirm')}
        actions={
          <LinkButton kind="primary" icon="plus" href={newKeyPath(firm.firmId)}>
            {t('list.new')}
          </LinkButton>
        }
      />
      <KeyTable rows={rows} firmId={firm.firmId} />
    </>
  )
}

export const meta = headOf
