ALTER TABLE `outgoing_mail` ADD `error` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `outgoing_mail` ADD `reported_at` text;