import '#ui/design/base.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import '#ui/design/ConfirmDialog.tsx';
import '#ui/design/Drawer.tsx';
import '#ui/rich-text/formula.renderer.ts';
import '#ui/rich-text/text.writer.ts';
import '#ui/learning/assistant/feedback/FeedbackDialog.tsx';
import '#ui/learning/assistant/formula-keys/FormulaKeys.tsx';
import '#ui/learning/assistant/formula-keys/FormulaPreview.tsx';
import '#ui/identity/auth-dialog/AuthDialog.tsx';
import '#ui/support/cookie-consent/CookieConsent.tsx';
import '#ui/support/cookie-consent/CustomiseDialog.tsx';
import '#ui/support/cookie-consent/ResetDialog.tsx';
import '#ui/navigation/CrashedPage.tsx';
import '#ui/learning/assistant/attachments/AttachmentTray.tsx';
import '#ui/learning/assistant/attachments/ReadPhotoDialog.tsx';
import '#ui/resilience/Resilience.tsx';
import '#ui/resilience/recovery/RecoveryDialog.tsx';
import '#ui/billing/purchase/PurchaseDialog.tsx';
import '#ui/billing/purchase/Purchases.tsx';
import { PaymentCancelledPage } from '#ui/billing/payment-result/PaymentCancelledPage.tsx';
import { PaymentSuccessPage } from '#ui/billing/payment-result/PaymentSuccessPage.tsx';
import { PricingPage } from '#ui/billing/pricing/PricingPage.tsx';
import { PaymentPage } from '#ui/billing/purchase/PaymentPage.tsx';
import { UpgradePage } from '#ui/billing/upgrade/UpgradePage.tsx';
import { CORE } from '#composition/core.tokens.ts';
import { wishOf } from '#domain/access/routes.rules.ts';
import { HomePage } from '#ui/home/HomePage.tsx';
import { AccountPage } from '#ui/identity/account/AccountPage.tsx';
import { WelcomePage } from '#ui/identity/welcome/WelcomePage.tsx';
import { PracticePage } from '#ui/learning/practice/PracticePage.tsx';
import { NotFoundPage } from '#ui/navigation/NotFoundPage.tsx';
import { AssistantPage } from '#ui/learning/assistant/AssistantPage.tsx';
import { GeneratorPage } from '#ui/learning/generator/GeneratorPage.tsx';
import { CookieSettingsPage } from '#ui/support/cookie-consent/CookieSettingsPage.tsx';
import { Services } from '#ui/services.tsx';
import { PrivacyPage } from '#ui/support/documents/PrivacyPage.tsx';
import { TermsPage } from '#ui/support/documents/TermsPage.tsx';
import { FaqPage } from '#ui/support/faq/FaqPage.tsx';
import { AppShell } from '#ui/shell/AppShell.tsx';
import { accountWorld } from './account-scenes.ts';
import { assistantWorld } from './assistant-scenes.ts';
import { shopIn, type BillingScene } from './billing-scenes.ts';
import { pageContainer } from './page-container.ts';

/** The screens in their shell, without the guard, with the real machines in a scripted world. */
const show = (scene: BillingScene, address: string) => {
  const { answerAll, ...lessons } = assistantWorld(scene);
  const container = pageContainer(
    accountWorld({ trial: { hasActiveTrial: true, remainingPoints: 18, remainingHours: 17.5 }, ...scene }),
    lessons,
    shopIn(scene),
    scene.isCookieAsked,
  );
  if (scene.isGuarded === true)
    container.get(CORE.app).navigationGuard.send({
      type: 'navigation.requested',
      ...wishOf(new URL(address, window.location.href)),
      at: Date.now(),
      isByPupil: true,
    });
  window.answerAll = answerAll;
  window.history.replaceState(null, '', address);
  const host = document.getElementById('root');
  if (host === null) throw new Error('The page has no root');
  createRoot(host).render(
    <Services container={container}>
      <BrowserRouter>
        <Routes>
          <Route element={<AppShell />}>
            <Route path="/assistant" element={<AssistantPage />} />
            <Route index element={<HomePage />} />
            <Route path="/account" element={<AccountPage />} />
            <Route path="/exams" element={<GeneratorPage />} />
            <Route path="/faq" element={<FaqPage />} />
            <Route path="/polityka-prywatnosci" element={<PrivacyPage />} />
            <Route path="/warunki-uzytkowania" element={<TermsPage />} />
            <Route path="/welcome" element={<WelcomePage />} />
            <Route path="/pricing" element={<PricingPage />} />
            <Route path="/upgrade" element={<UpgradePage />} />
            <Route path="/payment/method-selection" element={<PaymentPage />} />
            <Route path="/payment/processing" element={<PaymentPage />} />
            <Route path="/payment/success" element={<PaymentSuccessPage />} />
            <Route path="/payment/cancel" element={<PaymentCancelledPage />} />
            <Route path="/ustawienia-cookies" element={<CookieSettingsPage />} />
            <Route path="/nie-ma-takiej" element={<NotFoundPage />} />
            <Route path="*" element={<PracticePage />} />
          </Route>
        </Routes>
      </BrowserRouter>
    </Services>,
  );
};

declare global {
  interface Window {
    showApp: typeof show;
    answerAll: () => void;
  }
}
window.showApp = show;
