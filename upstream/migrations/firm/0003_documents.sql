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
DROP INDEX `invoices_by_customer_name`;--> statement-breakpoint
DROP INDEX `invoices_by_sort_number`;--> statement-breakpoint
DROP INDEX `invoices_by_state`;--> statement-breakpoint
DROP INDEX `invoices_open_by_customer`;--> statement-breakpoint
ALTER TABLE `invoices` ADD `number_order` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `invoices` ADD `customer_order` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `invoices_by_number_order` ON `invoices` (`number_order`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_by_customer_order` ON `invoices` (`customer_order`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_state_number` ON `invoices` (`kind`,`state`,`number_order`,`id`,`due_date`);--> statement-breakpoint
CREATE INDEX `invoices_state_issue_date` ON `invoices` (`kind`,`state`,`issue_date`,`id`,`due_date`);--> statement-breakpoint
CREATE INDEX `invoices_state_due_date` ON `invoices` (`kind`,`state`,`due_date`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_state_total` ON `invoices` (`kind`,`state`,`total`,`id`,`due_date`);--> statement-breakpoint
CREATE INDEX `invoices_state_due` ON `invoices` (`kind`,`state`,`due`,`id`,`due_date`);--> statement-breakpoint
CREATE INDEX `invoices_state_customer` ON `invoices` (`kind`,`state`,`customer_order`,`id`,`due_date`);--> statement-breakpoint
CREATE INDEX `invoices_open_by_customer` ON `invoices` (`customer_id`,`due_date`,`due_base`) WHERE due <> 0 and state <> 'draft' and state <> 'void';--> statement-breakpoint
ALTER TABLE `receivable_days` ADD `total` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `series` ADD `last_hash` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `payments` ADD `unallocated_base` integer DEFAULT 0 NOT NULL;