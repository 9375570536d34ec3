import { useLoaderData } from '@remix-run/react'
import { ProfileHead } from '#app/modules/person/profile/index.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { LinkButton, Row, SheetPad } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { apiKeysContract } from '#contract/person/api-keys.ts'
import { KeyTable } from '../components/key-table.tsx'
import { revokeKey } from '../key-actions.server.ts'
import { newKeyPath } from '../paths.ts'

export async function loader(args: Args) {
  const { t } = await getVisit(args)
  const { rows } = await upstream(args).call(apiKeysContract.listOwn, undefined)
  return { head: pageMeta(args, { title: t('api-keys')('list.title') }), rows }
}

export async function action(args: Args) {
  return revokeKey(args, null)
}

export default function OwnKeysRoute() {
  const { rows } = useLoaderData<typeof loader>()
  const t = useT('api-keys')
  return (
    <>
      <ProfileHead current="apiKeys" sentence={t('list.own')} />
      <SheetPad>
        <Row>
          <LinkButton kind="primary" icon="plus" href={newKeyPath(null)}>
            {t('list.new')}
          </LinkButton>
        </Row>
      </SheetPad>
      <KeyTable rows={rows} firmId={null} />
    </>
  )
}

export const meta = headOf
