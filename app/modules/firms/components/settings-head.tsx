import type { ReactNode } from 'react'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { PageHead, Tabs } from '#app/ui/index.ts'
import {
  apiKeysPath,
  approvalRulesPath,
  auditPath,
  exchangeRatesPath,
  jobsPath,
  mailSettingsPath,
  numberingPath,
  paperLookPath,
  settingsPath,
  taxesPath,
  verifactuPath,
  webhooksPath,
} from '../paths.ts'

type SettingsHeadProps = {
  current:
    | 'firm'
    | 'numbering'
    | 'taxes'
    | 'exchangeRates'
    | 'approvals'
    | 'jobs'
    | 'history'
    | 'mail'
    | 'paper'
    | 'apiKeys'
    | 'webhooks'
    | 'verifactu'
  sentence: string
  actions?: ReactNode
}

/** Head of the settings with a tab for each of their pages. */
export function SettingsHead({ current, sentence, actions }: SettingsHeadProps) {
  const t = useT('firms')
  const { firm, can } = useFirm()
  return (
    <>
      <PageHead title={t('settings.title')} sentence={sentence} actions={actions} />
      <Tabs
        isPadded
        label={t('settings.title')}
        tabs={[
          {
            href: settingsPath(firm.firmId),
            label: t('settings.firmTab'),
            isCurrent: current === 'firm',
          },
          {
            href: numberingPath(firm.firmId),
            label: t('settings.numberingTab'),
            isCurrent: current === 'numbering',
          },
          ...(can('tax:view')
            ? [
                {
                  href: taxesPath(firm.firmId),
                  label: t('settings.taxesTab'),
                  isCurrent: current === 'taxes',
                },
                {
                  href: exchangeRatesPath(firm.firmId),
                  label: t('settings.ratesTab'),
                  isCurrent: current === 'exchangeRates',
                },
              ]
            : []),
          ...(can('firm:edit')
            ? [
                {
                  href: approvalRulesPath(firm.firmId),
                  label: t('settings.approvalsTab'),
                  isCurrent: current === 'approvals',
                },
              ]
            : []),
          ...(can('audit:view')
            ? [
                {
                  href: auditPath(firm.firmId),
                  label: t('settings.historyTab'),
                  isCurrent: current === 'history',
                },
              ]
            : []),
          ...(can('firm:edit')
            ? [
                {
                  href: paperLookPath(firm.firmId),
                  label: t('settings.paperTab'),
                  isCurrent: current === 'paper',
                },
                ...(firm.country === 'ES'
                  ? [
                      {
                        href: verifactuPath(firm.firmId),
                        label: 'VeriFactu',
                        isCurrent: current === 'verifactu',
                      },
                    ]
                  : []),
                {
                  href: mailSettingsPath(firm.firmId),
                  label: t('settings.mailTab'),
                  isCurrent: current === 'mail',
                },
                {
                  href: jobsPath(firm.firmId),
                  label: t('settings.jobsTab'),
                  isCurrent: current === 'jobs',
                },
              ]
            : []),
          ...(can('key:edit')
            ? [
                {
                  href: apiKeysPath(firm.firmId),
                  label: t('settings.apiKeysTab'),
                  isCurrent: current === 'apiKeys',
                },
              ]
            : []),
          ...(can('webhook:edit')
            ? [
                {
                  href: webhooksPath(firm.firmId),
                  label: t('settings.webhooksTab'),
                  isCurrent: current === 'webhooks',
                },
              ]
            : []),
        ]}
      />
    </>
  )
}
