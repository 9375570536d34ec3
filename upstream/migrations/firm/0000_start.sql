CREATE TABLE `audit` (
	`id` text PRIMARY KEY NOT NULL,
	`at` text NOT NULL,
	`actor_id` text NOT NULL,
	`actor_name` text NOT NULL,
	`entity` text NOT NULL,
	`entity_id` text NOT NULL,
	`action` text NOT NULL,
	`before` text,
	`after` text
);
--> statement-breakpoint
CREATE INDEX `audit_by_entity` ON `audit` (`entity_id`,`id`);--> statement-breakpoint
CREATE TABLE `idempotency` (
	`id` text PRIMARY KEY NOT NULL,
	`request_hash` text NOT NULL,
	`result` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `outgoing_mail` (
	`id` text PRIMARY KEY NOT NULL,
	`to` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`pdf_of` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`error` text DEFAULT '' NOT NULL,
	`reported_at` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `outgoing_notice` (
	`id` text PRIMARY KEY NOT NULL,
	`notice` text NOT NULL,
	`except_user_id` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `import_rows` (
	`import_id` text NOT NULL,
	`line` integer NOT NULL,
	`cells` text,
	`record_id` text
);
--> statement-breakpoint
CREATE INDEX `import_rows_by_import` ON `import_rows` (`import_id`,`line`);--> statement-breakpoint
CREATE TABLE `imports` (
	`id` text PRIMARY KEY NOT NULL,
	`register` text NOT NULL,
	`file_name` text NOT NULL,
	`heads` text NOT NULL,
	`mapping` text,
	`row_count` integer NOT NULL,
	`state` text NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`settled_at` text
);
--> statement-breakpoint
CREATE INDEX `imports_by_register` ON `imports` (`register`,`id`);--> statement-breakpoint
CREATE TABLE `saved_views` (
	`id` text PRIMARY KEY NOT NULL,
	`register` text NOT NULL,
	`name` text NOT NULL,
	`query` text NOT NULL,
	`is_shared` integer NOT NULL,
	`owner_id` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `saved_views_by_register` ON `saved_views` (`register`,`name`,`id`);--> statement-breakpoint
CREATE TABLE `customer_credits` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`currency` text NOT NULL,
	`amount` integer NOT NULL,
	`amount_base` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `customers` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`contact_name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`address` text NOT NULL,
	`city` text NOT NULL,
	`country` text NOT NULL,
	`vat_id` text NOT NULL,
	`registry_number` text NOT NULL,
	`language` text NOT NULL,
	`currency` text NOT NULL,
	`payment_terms_days` integer,
	`notes` text NOT NULL,
	`is_archived` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customers_id_unique` ON `customers` (`id`);--> statement-breakpoint
CREATE INDEX `customers_by_name` ON `customers` (`is_archived`,`name`,`id`);--> statement-breakpoint
CREATE TABLE `firm` (
	`id` text PRIMARY KEY NOT NULL,
	`profile` text NOT NULL,
	`paper` text NOT NULL,
	`tax_name` text NOT NULL,
	`logo_type` text,
	`lock_date` text,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tax_rates` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`note` text,
	`rate` text NOT NULL,
	`category` text NOT NULL,
	`is_default` integer NOT NULL,
	`output_account` text,
	`income_account` text,
	`position` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `allocations` (
	`id` text PRIMARY KEY NOT NULL,
	`source_kind` text NOT NULL,
	`source_id` text NOT NULL,
	`invoice_id` text NOT NULL,
	`amount` integer NOT NULL,
	`amount_base` integer NOT NULL,
	`is_reversed` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `allocations_by_invoice` ON `allocations` (`invoice_id`);--> statement-breakpoint
CREATE INDEX `allocations_by_source` ON `allocations` (`source_id`);--> statement-breakpoint
CREATE TABLE `attachments` (
	`id` text PRIMARY KEY NOT NULL,
	`invoice_id` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`size` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attachments_by_invoice` ON `attachments` (`invoice_id`);--> statement-breakpoint
CREATE TABLE `history` (
	`id` text PRIMARY KEY NOT NULL,
	`invoice_id` text NOT NULL,
	`kind` text NOT NULL,
	`at` text NOT NULL,
	`by` text NOT NULL,
	`by_name` text NOT NULL,
	`amount` integer,
	`currency` text,
	`detail` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `history_by_invoice` ON `history` (`invoice_id`,`id`);--> statement-breakpoint
CREATE TABLE `invoice_days` (
	`issue_date` text NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`currency` text NOT NULL,
	`count` integer NOT NULL,
	`total` integer NOT NULL,
	`due` integer NOT NULL,
	`total_base` integer NOT NULL,
	PRIMARY KEY(`issue_date`, `kind`, `state`, `currency`)
);
--> statement-breakpoint
CREATE TABLE `invoice_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`invoice_id` text NOT NULL,
	`position` integer NOT NULL,
	`item_id` text,
	`sku` text NOT NULL,
	`description` text NOT NULL,
	`quantity` text NOT NULL,
	`unit` text NOT NULL,
	`unit_price` text NOT NULL,
	`discount` text,
	`tax_code` text NOT NULL,
	`tax_category` text NOT NULL,
	`tax_rate` text NOT NULL,
	`income_account` text NOT NULL,
	`amount` integer NOT NULL,
	`net` integer NOT NULL,
	`tax_amount` integer NOT NULL,
	`credited_quantity` text DEFAULT '0' NOT NULL,
	`credits_line_id` text
);
--> statement-breakpoint
CREATE INDEX `invoice_lines_by_invoice` ON `invoice_lines` (`invoice_id`,`position`);--> statement-breakpoint
CREATE INDEX `invoice_lines_by_item` ON `invoice_lines` (`item_id`) WHERE item_id is not null;--> statement-breakpoint
CREATE TABLE `invoice_stats` (
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`currency` text NOT NULL,
	`count` integer NOT NULL,
	`total` integer NOT NULL,
	`due` integer NOT NULL,
	PRIMARY KEY(`kind`, `state`, `currency`)
);
--> statement-breakpoint
CREATE TABLE `invoices` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`number` text,
	`number_order` integer DEFAULT 0 NOT NULL,
	`state` text NOT NULL,
	`customer_id` text NOT NULL,
	`customer_name` text NOT NULL,
	`customer_order` text DEFAULT '' NOT NULL,
	`issue_date` text NOT NULL,
	`supply_date` text,
	`payment_terms_days` integer NOT NULL,
	`due_date` text NOT NULL,
	`has_own_due_date` integer NOT NULL,
	`currency` text NOT NULL,
	`exchange_rate` text NOT NULL,
	`price_mode` text NOT NULL,
	`purchase_order` text NOT NULL,
	`language` text NOT NULL,
	`discount` text,
	`notes` text NOT NULL,
	`internal_note` text NOT NULL,
	`subtotal` integer NOT NULL,
	`line_discounts` integer NOT NULL,
	`document_discount` integer NOT NULL,
	`tax_groups` text NOT NULL,
	`net` integer NOT NULL,
	`tax` integer NOT NULL,
	`total` integer NOT NULL,
	`paid` integer DEFAULT 0 NOT NULL,
	`credited` integer DEFAULT 0 NOT NULL,
	`due` integer NOT NULL,
	`due_base` integer DEFAULT 0 NOT NULL,
	`total_base` integer DEFAULT 0 NOT NULL,
	`credits_id` text,
	`snapshot` text,
	`hash` text,
	`previous_hash` text,
	`public_secret` text,
	`void_reason` text,
	`finalised_at` text,
	`sent_at` text,
	`viewed_at` text,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_id_unique` ON `invoices` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_by_number` ON `invoices` (`kind`,`number`) WHERE number is not null;--> statement-breakpoint
CREATE INDEX `invoices_by_number_order` ON `invoices` (`number_order`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_by_issue_date` ON `invoices` (`issue_date`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_by_due_date` ON `invoices` (`due_date`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_by_total` ON `invoices` (`total`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_by_due` ON `invoices` (`due`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_by_customer_order` ON `invoices` (`customer_order`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_state_number` ON `invoices` (`kind`,`state`,`number_order`,`id`,`due_date`);--> statement-breakpoint
CREATE INDEX `invoices_state_issue_date` ON `invoices` (`kind`,`state`,`issue_date`,`id`,`due_date`);--> statement-breakpoint
CREATE INDEX `invoices_state_due_date` ON `invoices` (`kind`,`state`,`due_date`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_state_total` ON `invoices` (`kind`,`state`,`total`,`id`,`due_date`);--> statement-breakpoint
CREATE INDEX `invoices_state_due` ON `invoices` (`kind`,`state`,`due`,`id`,`due_date`);--> statement-breakpoint
CREATE INDEX `invoices_state_customer` ON `invoices` (`kind`,`state`,`customer_order`,`id`,`due_date`);--> statement-breakpoint
CREATE INDEX `invoices_by_customer` ON `invoices` (`customer_id`,`issue_date`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_open` ON `invoices` (`due_date`,`id`) WHERE due <> 0 and state <> 'draft' and state <> 'void';--> statement-breakpoint
CREATE INDEX `invoices_open_by_customer` ON `invoices` (`customer_id`,`due_date`,`due_base`) WHERE due <> 0 and state <> 'draft' and state <> 'void';--> statement-breakpoint
CREATE INDEX `invoices_by_credited` ON `invoices` (`credits_id`) WHERE credits_id is not null;--> statement-breakpoint
CREATE TABLE `receivable_days` (
	`currency` text NOT NULL,
	`due_date` text NOT NULL,
	`count` integer NOT NULL,
	`total` integer DEFAULT 0 NOT NULL,
	`due` integer NOT NULL,
	`due_base` integer NOT NULL,
	PRIMARY KEY(`currency`, `due_date`)
);
--> statement-breakpoint
CREATE TABLE `series` (
	`id` text PRIMARY KEY NOT NULL,
	`last` integer NOT NULL,
	`last_date` text NOT NULL,
	`last_hash` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE `items` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`sku` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`unit` text NOT NULL,
	`unit_price` text NOT NULL,
	`price_mode` text NOT NULL,
	`tax_code` text NOT NULL,
	`income_account` text NOT NULL,
	`is_archived` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `items_id_unique` ON `items` (`id`);--> statement-breakpoint
CREATE INDEX `items_by_name` ON `items` (`is_archived`,name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `items_by_sku_order` ON `items` (`is_archived`,`sku`,`id`);--> statement-breakpoint
CREATE INDEX `items_by_price` ON `items` (`is_archived`,cast(unit_price as real),`id`);--> statement-breakpoint
CREATE INDEX `items_by_change` ON `items` (`is_archived`,`updated_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `items_by_sku` ON `items` (`sku`) WHERE sku <> '';--> statement-breakpoint
CREATE TABLE `account_months` (
	`account` text NOT NULL,
	`month` text NOT NULL,
	`debit` integer NOT NULL,
	`credit` integer NOT NULL,
	PRIMARY KEY(`account`, `month`)
);
--> statement-breakpoint
CREATE TABLE `accounts` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`subtype` text NOT NULL,
	`role` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_role_unique` ON `accounts` (`role`);--> statement-breakpoint
CREATE TABLE `journal_entries` (
	`sequence` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`date` text NOT NULL,
	`memo` text NOT NULL,
	`source_kind` text NOT NULL,
	`source_id` text NOT NULL,
	`reverses_id` text,
	`posted_at` text NOT NULL,
	`posted_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `journal_entries_id_unique` ON `journal_entries` (`id`);--> statement-breakpoint
CREATE INDEX `journal_entries_by_source` ON `journal_entries` (`source_id`);--> statement-breakpoint
CREATE TABLE `journal_lines` (
	`entry_sequence` integer NOT NULL,
	`position` integer NOT NULL,
	`account` text NOT NULL,
	`debit` integer NOT NULL,
	`credit` integer NOT NULL,
	PRIMARY KEY(`entry_sequence`, `position`)
);
--> statement-breakpoint
CREATE INDEX `journal_lines_by_account` ON `journal_lines` (`account`,`entry_sequence`);--> statement-breakpoint
CREATE TABLE `payment_months` (
	`id` text PRIMARY KEY NOT NULL,
	`month` text NOT NULL,
	`currency` text NOT NULL,
	`count` integer NOT NULL,
	`amount` integer NOT NULL,
	`amount_base` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `payments` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`number` text NOT NULL,
	`customer_id` text NOT NULL,
	`customer_name` text NOT NULL,
	`date` text NOT NULL,
	`method` text NOT NULL,
	`currency` text NOT NULL,
	`exchange_rate` text NOT NULL,
	`amount` integer NOT NULL,
	`amount_base` integer NOT NULL,
	`fee` integer NOT NULL,
	`unallocated` integer NOT NULL,
	`unallocated_base` integer DEFAULT 0 NOT NULL,
	`reference` text NOT NULL,
	`state` text NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_id_unique` ON `payments` (`id`);--> statement-breakpoint
CREATE INDEX `payments_by_date` ON `payments` (`date`,`id`);--> statement-breakpoint
CREATE INDEX `payments_by_customer` ON `payments` (`customer_id`,`date`,`id`);--> statement-breakpoint
CREATE VIRTUAL TABLE customer_search USING fts5(name, contact, email, city, vat_id, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE invoice_search USING fts5(number, customer, purchase_order, lines, amount, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE item_search USING fts5(name, sku, description, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE payment_search USING fts5(number, customer, reference, amount, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
