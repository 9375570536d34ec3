import { Outlet, useLoaderData } from '@remix-run/react'
import type { AuditEntry } from '#contract/firm/audit.ts'
import { ErrorView, ErrorWords } from './errors/error-view.tsx'
import { AppFrame } from './frame/app-frame.tsx'
import { loadSlot } from './frame/module-parts.tsx'
import type { RunningTimer } from './frame/running-timer.tsx'
import { noteUnread } from './frame/unread.server.ts'
import type { Args } from './load-context.ts'
import { usePage } from './page-context.tsx'
import { requireFirm } from './session/session.server.ts'
import { loadSettingChanges } from './settings/load-changes.server.ts'
import { SettingChanges } from './settings/setting-changes.tsx'
import { SettingsColumns } from './settings/settings-columns.tsx'

/** Nobody but a member sees anything of a firm, whatever the page's own loader asks. */
export async function loader(args: Args): Promise<Loaded> {
  const [changes, timer] = await Promise.all([
    loadSettingChanges(args),
    loadTimer(args),
    noteUnread(args),
  ])
  return { changes, timer }
}

type Loaded = { changes: AuditEntry[]; timer: RunningTimer | null }

/** That it cannot be asked is no reason for a page to fail. */
async function loadTimer(args: Args): Promise<RunningTimer | null> {
  const access = await requireFirm(args)
  return loadSlot('frame.timer', access, {}).catch(() => null)
}

export default function FirmLayout() {
  const { changes, timer } = useLoaderData<typeof loader>()
  return (
    <AppFrame timer={timer}>
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
