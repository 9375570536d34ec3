import type { OfferingId } from '#app/modules/public-site/site/index.ts'
import type { Screen } from '#app/shell/site/screen-picture.tsx'

/**
 * The pictures that `npm run pictures` made of the running product, in the order of the copy's
 * alternative texts: the first for the hero, the next for the details. Only offerings that are
 * live may have any.
 */
export const screens: Partial<Record<OfferingId, readonly Screen[]>> = {
  invoicing: [screen('invoicing-1'), screen('invoicing-2')],
  'client-management': [screen('client-management-1'), screen('client-management-2', 625)],
  'crm-leads': [screen('crm-leads-1'), screen('crm-leads-2')],
  'affiliate-business-system': [
    screen('affiliate-business-system-1'),
    screen('affiliate-business-system-2'),
  ],
  bookkeeping: [screen('bookkeeping-1'), screen('bookkeeping-2')],
  'expense-tracker': [screen('expense-tracker-1'), screen('expense-tracker-2')],
  'business-analytics-tool': [
    screen('business-analytics-tool-1'),
    screen('business-analytics-tool-2'),
  ],
  'retail-billing': [screen('retail-billing-1'), screen('retail-billing-2')],
  'daily-sales-tracker': [screen('daily-sales-tracker-1', 750), screen('daily-sales-tracker-2')],
  inventory: [screen('inventory-1'), screen('inventory-2')],
  erp: [screen('erp-1'), screen('erp-2', 500)],
  'project-management': [screen('project-management-1'), screen('project-management-2')],
  'product-management': [screen('product-management-1'), screen('product-management-2')],
  hrms: [screen('hrms-1'), screen('hrms-2')],
  'leave-management': [screen('leave-management-1'), screen('leave-management-2')],
  'payroll-management': [screen('payroll-management-1'), screen('payroll-management-2')],
  lms: [screen('lms-1'), screen('lms-2')],
  cms: [screen('cms-1'), screen('cms-2')],
}

function screen(name: string, height = 800): Screen {
  return { name, width: 1280, height }
}
