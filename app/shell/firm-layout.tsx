import { Outlet, useLoaderData } from '@remix-run/react'
import type { AuditEntry } from '#contract/firm/audit.ts'
import { ErrorView, ErrorWords } from './errors/error-view.tsx'
import { AppFrame } from './frame/app-frame.tsx'
import { noteUnread } from './frame/unread.server.ts'
import type { Args } from './load-context.ts'
import { usePage } from './page-context.tsx'
import { loadSettingChanges } from './settings/load-changes.server.ts'
import { SettingChanges } from './settings/setting-changes.tsx'
import { SettingsColumns } from './settings/settings-columns.tsx'

/** Nobody but a member sees anything of a firm, whatever the page's own loader asks. */
export async function loader(args: Args): Promise<{ changes: AuditEntry[] }> {
  const [changes] = await Promise.all([loadSettingChanges(args), noteUnread(args)])
  return { changes }
}

export default function FirmLayout() {
  const { changes } = useLoaderData<typeof loader>()
  return (
    <AppFrame>
      <SettingsColumns>
        <Outlet />
        <SettingChanges rows={changes} />
      </SettingsColumns>
    </AppFrame>
  )
}

export function ErrorBoundary() {
  const { firmPage } = usePage()
  if (!firmPage) return <ErrorView />
  return (
    <AppFrame>
      <ErrorWords />
    </AppFrame>
  )
}
