import type { Language } from '#contract/fields.ts'
import type { NoticeOffering } from '#contract/notices-of-offerings.ts'

/** The page of an offering, as the web app has it. */
export function offeringPath(offering: NoticeOffering): string {
  return offering === 'inventory' ? '/inventory-management-software' : `/apps/${offering}`
}

/** What an offering is called in mails. */
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
    ru: 'Управление клиентами',
    es: 'Gestión de clientes',
  },
  'crm-leads': {
    en: 'CRM and leads',
    de: 'CRM und Interessenten',
    it: 'CRM e contatti',
    ru: 'CRM и лиды',
    es: 'CRM y oportunidades',
  },
  'retail-billing': {
    en: 'Retail billing',
    de: 'Kasse',
    it: 'Cassa',
    ru: 'Касса',
    es: 'Caja',
  },
  'daily-sales-tracker': {
    en: 'Daily sales',
    de: 'Tagesumsätze',
    it: 'Vendite giornaliere',
    ru: 'Дневная выручка',
    es: 'Ventas diarias',
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
    en: 'Expenses',
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
    es: 'Análisis del negocio',
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
    it: 'Gestione articoli',
    ru: 'Управление товарами',
    es: 'Gestión de productos',
  },
  hrms: {
    en: 'HR',
    de: 'Personal',
    it: 'Personale',
    ru: 'Персонал',
    es: 'Personal',
  },
  'payroll-management': {
    en: 'Payroll',
    de: 'Lohnabrechnung',
    it: 'Paghe',
    ru: 'Расчёт зарплаты',
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
    en: 'Learning',
    de: 'Schulung',
    it: 'Formazione',
    ru: 'Обучение',
    es: 'Formación',
  },
  'project-management': {
    en: 'Projects',
    de: 'Projekte',
    it: 'Progetti',
    ru: 'Проекты',
    es: 'Proyectos',
  },
  cms: {
    en: 'Content management',
    de: 'Website und Inhalte',
    it: 'Sito e contenuti',
    ru: 'Сайт и контент',
    es: 'Sitio web y contenidos',
  },
  erp: {
    en: 'ERP',
    de: 'ERP',
    it: 'ERP',
    ru: 'ERP',
    es: 'ERP',
  },
}
