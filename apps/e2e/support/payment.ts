import { expect, type Page } from '@playwright/test';
import { makeSlip, type SlipWishes } from './inbox.ts';
import { newMember, signIn, type Member } from './member.ts';
import { accountOf, type Show } from './shows.ts';

export const paymentDialog = (page: Page) => page.getByRole('dialog', { name: 'ชำระเงิน' });

/** Opens a show's page and its payment dialog. */
export async function openPayment(page: Page, show: Show): Promise<void> {
  await page.goto(`/package/${show.product_url}`);
  await page.getByRole('button', { name: 'ซื้อบัตร' }).first().click();
  await expect(paymentDialog(page)).toBeVisible();
}

/** A new member, signed in before the payment dialog of a show. */
export async function newPayer(page: Page, show: Show): Promise<Member> {
  const member = await newMember();
  await signIn(page.context(), member);
  await openPayment(page, show);
  return member;
}

/** What the dialog asks for, in baht. */
export async function netOf(page: Page): Promise<number> {
  const text = await paymentDialog(page).getByText('ยอดสุทธิ').locator('..').innerText();
  const amount = /฿([\d,]+\.\d\d)/.exec(text)?.[1];
  if (!amount) throw new Error(`no net amount in ${text}`);
  return Number(amount.replaceAll(',', ''));
}

/** A slip for a show's account; `wishes` make it another one. */
export async function slipFor(show: Show, wishes: Partial<SlipWishes> & { amount: number }) {
  const { book_bank_account, book_bank_name, book_bank_icon } = await accountOf(show);
  const own = { account_no: book_bank_account, account_name: book_bank_name, receiver_bank: book_bank_icon };
  return makeSlip({ ...own, ...wishes });
}

/** Chooses a slip in the open payment dialog. */
export async function chooseSlip(page: Page, slip: Awaited<ReturnType<typeof makeSlip>>): Promise<void> {
  const field = paymentDialog(page).locator('input[type=file]');
  await expect(field).toBeEnabled();
  await field.setInputFiles(slip);
}
