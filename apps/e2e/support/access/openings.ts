import type { BrowserContext, Locator, Page } from '@playwright/test';
import { comeAlive } from '../calm.ts';
import { newMember, signIn, type Member } from '../member.ts';

export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });

/** Opens a page without motion, once it reacts. */
export async function openAsGuest(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await comeAlive(page);
}

/** The same, signed in as somebody new. */
export async function openAsMember(page: Page, context: BrowserContext, path: string): Promise<Member> {
  const member = await newMember();
  await signIn(context, member);
  await openAsGuest(page, path);
  return member;
}
