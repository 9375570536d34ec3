import type { Language } from '#contract/core/fields.ts'
import type { NoticeOffering } from '#contract/public-site/notices-of-offerings.ts'

/** The page of an offering, as the web app has it. */
export function offeringPath(offering: NoticeOffering): string {
  return offering === 'inventory' ? '/inventory-management-software' : `/apps/${offering}`
}

/** What an offering is called in mails; as on the site, which a test compares. */
export const offeringNames: Record<NoticeOffering, Record<Language, string>> = {
  invoicing: {
    en: 'Invoicing',
    de: 'Rechnungen',
    it: 'Fatturazione',
    ru: 'Счета',
    es: 'Facturación',
  },
  'client-management': {
    en: 'Client management',
    de: 'Kundenverwaltung',
    it: 'Gestione clienti',
    ru: 'Учёт клиентов',
    es: 'Gestión de clientes',
  },
  'crm-leads': {
    en: 'CRM and leads',
    de: 'CRM und Leads',
    it: 'CRM e lead',
    ru: 'CRM и лиды',
    es: 'CRM y leads',
  },
  'retail-billing': {
    en: 'Retail billing',
    de: 'Kasse',
    it: 'Cassa e vendita',
    ru: 'Касса',
    es: 'Caja y venta',
  },
  'daily-sales-tracker': {
    en: 'Daily sales',
    de: 'Tagesumsatz',
    it: 'Vendite del giorno',
    ru: 'Продажи за день',
    es: 'Ventas del día',
  },
  'affiliate-business-system': {
    en: 'Affiliate system',
    de: 'Partnerprogramm',
    it: 'Programma di affiliazione',
    ru: 'Партнёрская программа',
    es: 'Programa de afiliados',
  },
  bookkeeping: {
    en: 'Bookkeeping',
    de: 'Buchhaltung',
    it: 'Contabilità',
    ru: 'Бухгалтерия',
    es: 'Contabilidad',
  },
  'expense-tracker': {
    en: 'Expense tracking',
    de: 'Ausgaben',
    it: 'Spese',
    ru: 'Расходы',
    es: 'Gastos',
  },
  'business-analytics-tool': {
    en: 'Business analytics',
    de: 'Auswertungen',
    it: 'Analisi aziendale',
    ru: 'Аналитика',
    es: 'Análisis de negocio',
  },
  inventory: {
    en: 'Inventory',
    de: 'Lager',
    it: 'Magazzino',
    ru: 'Склад',
    es: 'Inventario',
  },
  'product-management': {
    en: 'Product management',
    de: 'Artikelverwaltung',
    it: 'Gestione prodotti',
    ru: 'Товары и услуги',
    es: 'Gestión de productos',
  },
  hrms: {
    en: 'HR',
    de: 'Personal',
    it: 'Risorse umane',
    ru: 'Кадры',
    es: 'Recursos humanos',
  },
  'payroll-management': {
    en: 'Payroll',
    de: 'Lohn und Gehalt',
    it: 'Paghe',
    ru: 'Зарплата',
    es: 'Nóminas',
  },
  'leave-management': {
    en: 'Leave management',
    de: 'Urlaub',
    it: 'Ferie e permessi',
    ru: 'Отпуска',
    es: 'Vacaciones y permisos',
  },
  lms: {
    en: 'Learning management',
    de: 'Schulungen',
    it: 'Formazione',
    ru: 'Обучение',
    es: 'Formación',
  },
  'project-management': {
    en: 'Project management',
    de: 'Projekte',
    it: 'Progetti',
    ru: 'Проекты',
    es: 'Proyectos',
  },
  cms: {
    en: 'Content management',
    de: 'Website-Inhalte',
    it: 'Contenuti del sito',
    ru: 'Сайт и тексты',
    es: 'Contenidos web',
  },
  erp: {
    en: 'ERP',
    de: 'ERP',
    it: 'ERP',
    ru: 'ERP',
    es: 'ERP',
  },
}
