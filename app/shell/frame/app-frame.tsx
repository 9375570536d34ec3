import type { ReactNode } from 'react'
import { Sheet } from '#app/ui/index.ts'
import { usePage } from '../page-context.tsx'
import { AdministrationSidebar, AdministrationTabBar } from './administration-menu.tsx'
import { AppearancePanel } from './appearance-panel.tsx'
import * as styles from './frame.css.ts'
import './layouts.css.ts'
import { FrameMenus, PersonMenu } from './frame-menus.tsx'
import { frameIds } from './ids.ts'
import { LanguageMenu } from './language-menu.tsx'
import { LiveParts } from './live-parts.tsx'
import { LockWhenIdle } from './lock-when-idle.tsx'
import { isAdministrationPath } from './menu.ts'
import { ModuleBands } from './module-parts.tsx'
import type { RunningTimer } from './running-timer.tsx'
import { Sidebar } from './sidebar.tsx'
import { TabBar } from './tab-bar.tsx'
import { AdministrationTopbar, PlainTopbar, Topbar } from './topbar.tsx'

/** What stands around one white sheet: sidebar and topbar of the firm, or a topbar without one. */
export function AppFrame({ children, timer }: FrameProps) {
  const { firmPage, session, path } = usePage()
  if (session?.user.kind === 'admin' && isAdministrationPath(path)) {
    return <AdministrationFrame>{children}</AdministrationFrame>
  }
  return firmPage ? (
    <FirmFrame timer={timer}>{children}</FirmFrame>
  ) : (
    <PlainFrame>{children}</PlainFrame>
  )
}

type FrameProps = { children: ReactNode; timer?: RunningTimer | null }

function AdministrationFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.app}>
      <AdministrationSidebar />
      <AdministrationTopbar />
      <Sheet>
        <ModuleBands />
        {children}
      </Sheet>
      <AppearancePanel />
      <AdministrationTabBar />
      <LanguageMenu id={frameIds.languages} />
      <PersonMenu />
      <LockWhenIdle />
      <LiveParts />
    </div>
  )
}

function FirmFrame({ children, timer }: FrameProps) {
  return (
    <div className={styles.app}>
      <Sidebar />
      <Topbar timer={timer} />
      <Sheet>
        <ModuleBands />
        {children}
      </Sheet>
      <AppearancePanel />
      <TabBar />
      <FrameMenus />
      <LockWhenIdle />
      <LiveParts />
    </div>
  )
}

function PlainFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.plain}>
      <PlainTopbar />
      <Sheet className={styles.plainSheet}>
        <ModuleBands />
        {children}
      </Sheet>
      <LanguageMenu id={frameIds.languages} />
      <PersonMenu />
      <LockWhenIdle />
      <LiveParts />
    </div>
  )
}
